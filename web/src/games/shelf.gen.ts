// Made by `make generate`: the built-in games, as Python declares them.

export const SHELF = [
  {"key": "kings-gold", "folder": "kings_gold", "prefix": "kg", "secrets": false, "charts": true, "faces": {"1": "coin-1", "2": "coin-2", "3": "coin-3", "k": "skull", "c": "cannon", "x": "crossbones"}},
  {"key": "mille-sabords", "folder": "mille_sabords", "prefix": "ms", "secrets": false, "charts": true, "faces": {"k": "skull", "s": "sabre", "c": "coin", "d": "diamond", "m": "monkey", "p": "parrot"}},
  {"key": "gold-armada", "folder": "gold_armada", "prefix": "ga", "secrets": false, "charts": true, "faces": {"b": "barrel", "p": "parrot", "r": "rum", "c": "cannon", "h": "hook", "o": "compass"}},
  {"key": "gold-up", "folder": "gold_up", "prefix": "gu", "secrets": true, "charts": false, "faces": {}},
] as const;
