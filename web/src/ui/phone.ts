import { MediaQuery } from "svelte/reactivity";

/** A narrow screen: acts stick to its lower edge, and panels open over the board. */
export const phone = new MediaQuery("max-width: 43.75rem");
