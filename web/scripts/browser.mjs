// Unpacks the browser inside the package @sparticuz/chromium into a folder, with its libraries
// and fonts: nothing is downloaded and nothing installed.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const packed = join(import.meta.dirname, "../node_modules/@sparticuz/chromium/bin");
const folder = resolve(process.argv[2]);

function unpacked(name) {
  return brotliDecompressSync(readFileSync(join(packed, `${name}.br`)));
}

mkdirSync(folder, { recursive: true });
for (const name of ["al2023.tar", "fonts.tar", "swiftshader.tar"]) {
  execFileSync("tar", ["xf", "-", "-C", folder], { input: unpacked(name) });
}
writeFileSync(join(folder, "chromium"), unpacked("chromium"), { mode: 0o755 });
const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
writeFileSync(
  join(folder, "fonts.conf"),
  `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>\n`,
);
