import type { ActorId, Decider, Event, Meta, StaffRole, WhoMay, WhoMayRow } from '#kernel';

/** A command as somebody gives it, its data drawn from a number: its decision, and what it is about before and after. */
export type Given<State, Item> = (
  meta: Meta,
  n: number,
  state: State,
) => { readonly item: (state: State) => Item; readonly decide: () => readonly Event[] };

/** A table, and its commands as somebody gives them. */
export type Machine<Row extends WhoMayRow, From, State, Ev, Item> = {
  readonly table: WhoMay<Row, From, Item>;
  readonly decider: Decider<State, Ev>;
  readonly past?: readonly Ev[];
  readonly commands: Readonly<Record<Row['command'], Given<NoInfer<State>, NoInfer<Item>>>>;
  /** What the state says that its parts do not; undefined where it is of one piece. */
  readonly contradiction?: (state: NoInfer<State>) => string | undefined;
};

export const roles: readonly (StaffRole | undefined)[] = [undefined, 'moderator', 'admin'];
export const names = ['ann', 'bob', 'system:ops', 'job:import-2026-1'] as const;

/** Everybody who may ask for something, as each of what they may be. */
export const peopleAndJobs = names.flatMap((name) => roles.map((role) => ({ actor: name as ActorId, role })));
