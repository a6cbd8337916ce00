import type { Component } from "svelte";
import { factsOf, folderOf, hasChart, partOf } from "../games";
import { learn } from "../locale";
import type { Chart } from "./chart";

/** What draws a letter of a die. */
export type SymbolOf = Component<{
  symbols: Record<string, string>;
  letter: string;
  size?: string;
}>;

const charts = import.meta.glob<Chart>("../games/*/chart.gen.json", { import: "default" });
const symbols = import.meta.glob<SymbolOf>("../games/*/Symbol.svelte", {
  eager: true,
  import: "default",
});

/** Fetch the chart of a game, and what draws its dice if that is its own; null without a chart. */
export async function openChart(key: string) {
  if (!hasChart(key)) return null;
  const folder = `../games/${folderOf(key)}`;
  const [game, chart] = await Promise.all([
    factsOf(key),
    charts[`${folder}/chart.gen.json`]!(),
    learn(partOf(key), "charts"),
  ]);
  return { game, chart, Symbol: symbols[`${folder}/Symbol.svelte`] };
}
