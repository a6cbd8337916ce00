import type { Component } from "svelte";
import type { Facts } from "../locale";
import type { Asked, View, Views } from "../net/messages.gen";

export type { Asked };

/** What every board is given; V is the game's view. */
export interface BoardProps<V> {
  view: V;
  /** The seat this board acts for; null: only watching. */
  seat: number | null;
  /** By seat: names[0] is called so in seat 1. */
  names: string[];
  /** The steps that led from the previous view to this one, in notation; [] at first. */
  lines: string[];
  /** An act may be sent now: connected, this seat is due, and nothing under way. */
  ready: boolean;
  /** Send an act as it stands: one of view.acts, or a whole one found by `ask`. */
  act: (text: string) => void;
  /** How a half-chosen act may go on. */
  ask: (prefix: string) => Promise<Asked>;
}

/** Somebody to whom a step is told. */
export interface Told {
  names: string[];
  say: (key: string, facts?: Facts) => string;
  /** The seat that has to choose after the last step told, whose dice they are then. */
  due?: number | null | undefined;
}

/** One step of notation as a sentence for the log; "" for a step not worth one. */
export type Sentence = (line: string, told: Told) => string;

/** Steps that came together as sentences, where several of them make one. */
export type Sentences = (lines: string[], told: Told) => string[];

export type GameKey = keyof Views;
export type AnyView = View["view"];

/** A game as the frame mounts it: any board takes the view of its own game only. */
export interface Room {
  Board: Component<BoardProps<AnyView>>;
  sentence: Sentence;
  /** Where it is absent, each step is a sentence of its own. */
  sentences?: Sentences | undefined;
}
