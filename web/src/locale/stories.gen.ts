// Made by `make generate`: sentences of golden records, and the words Python finds for them.

import type { Sentence } from "../net/messages.gen";

export const NAMES = ["Anne", "Bob", "Cleo", "Dan", "Eve", "Finn"];

export interface Vector {
  sentence: Sentence;
  /** The reader's seat. */
  you: number | null;
  /** By language. */
  said: Record<string, string>;
}

export const VECTORS: Vector[] = [
  {"sentence": {"id": "story-resign", "facts": {"who": {"kind": "seat", "seat": 1}}}, "you": null, "said": {"en": "Anne gives up; a bot plays on.", "fr": "Anne abandonne ; un robot joue à sa place."}},
  {"sentence": {"id": "story-resign", "facts": {"who": {"kind": "seat", "seat": 1}}}, "you": 1, "said": {"en": "You give up; a bot plays on.", "fr": "Tu abandonnes ; un robot joue à ta place."}},
  {"sentence": {"id": "list-and", "facts": {"first": {"kind": "list", "list": []}, "last": {"kind": "words", "id": "list-nothing", "facts": {}}}}, "you": null, "said": {"en": "Nothing and nothing", "fr": "Rien et rien"}},
  {"sentence": {"id": "list-and", "facts": {"first": {"kind": "list", "list": [{"kind": "seat", "seat": 1}, {"kind": "seat", "seat": 2}, {"kind": "seat", "seat": 3}]}, "last": 6000}}, "you": null, "said": {"en": "Anne, Bob and Cleo and 6000", "fr": "Anne, Bob et Cleo et 6000"}},
  {"sentence": {"id": "list-and", "facts": {"first": {"kind": "list", "list": [{"kind": "seat", "seat": 1}, {"kind": "seat", "seat": 2}, {"kind": "seat", "seat": 3}]}, "last": 6000}}, "you": 2, "said": {"en": "Anne, you and Cleo and 6000", "fr": "Anne, toi et Cleo et 6000"}},
];
