import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./scripts/catalogues.js";

// `doubloon serve` on its usual port answers what the development server does not.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: {
    outDir: "../src/doubloon/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
