export { LANGUAGES, type Language, type Part } from "./catalogues";
export { isKnown, language, learn, say, speak, understood, type Facts } from "./say.svelte";
export { joinList, pieces, tell, tellAll, type Reader } from "./story";
