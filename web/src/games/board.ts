import type { Component } from "svelte";
import type { Reader } from "../locale";
import type { Asked, Step, Turn, View, Views } from "../net/messages.gen";
import type { Sign } from "../ui/Icon.svelte";

export type { Asked };

/** What the client knows of a game without its board. */
export interface GameFacts {
  key: string;
  /** What its messages begin with. */
  prefix: string;
  /** The letters of its dice and what they show, in notation order. */
  faces: Readonly<Record<string, string>>;
  /** Whether seats see different things, also those who share a device. */
  secrets: boolean;
}

/** What else there is to know of whoever sits in a seat. */
export interface Person {
  you: boolean;
  signs: readonly { sign: Sign; text: string }[];
}

/** What every board is given; V is the game's view. */
export interface BoardProps<V> {
  game: GameFacts;
  view: V;
  /** Whose turn it is, also while chance is due. */
  turn: number;
  /** Whether the play is over. */
  over: boolean;
  /** What counts now, by seat. */
  points: readonly number[];
  /** The seat this board acts for; null: only watching. */
  seat: number | null;
  /** By seat: names[0] is called so in seat 1. */
  names: string[];
  /** By seat: who sits there, at a table; a board draws each seat once, with what it has. */
  people?: readonly Person[];
  /** To whom stories are told. */
  reader: Reader;
  /** The steps that led from the previous view to this one; [] at first. */
  steps: Step[];
  /** A turn that its dice ended: they are left lying in place of the next player's. */
  ended?: Turn | undefined;
  /** An act may be sent now: connected, this seat is due, and nothing under way. */
  ready: boolean;
  /** Make the first roll of the turn; present while it waits for the person at this board. */
  roll?: (() => void) | undefined;
  /** Send an act as it stands: one of view.acts, or a whole one found by `ask`. */
  act: (text: string) => void;
  /** How a half-chosen act may go on. */
  ask: (prefix: string) => Promise<Asked>;
}

/** What every entry of real dice is given. */
export interface EntryProps<V> {
  game: GameFacts;
  view: V;
  names: string[];
  ready: boolean;
  /** Say what chance did, in notation. */
  enter: (text: string) => void;
}

export type GameKey = keyof Views;
export type AnyView = View["view"];

/** The fields that the view of every game has. */
export interface CommonView {
  to_act: number | null;
  acts: readonly string[] | null;
  last_turns: Turn[];
  this_turn: Step[];
}

/** A game as the frame mounts it: any board takes the view of its own game only. */
export interface Room {
  game: GameFacts;
  Board: Component<BoardProps<AnyView>>;
  /** Where people say what real dice show; absent where that cannot be. */
  Entry: Component<EntryProps<AnyView>> | undefined;
}
