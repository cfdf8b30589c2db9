import type { ActorId, Decider, Event, Meta, StaffRole, PermissionTable, PermissionRow } from '#kernel';

/** A command with data derived from a number: its decision, and its item before and after. */
export type Given<State, Item> = (
  meta: Meta,
  n: number,
  state: State,
) => { readonly item: (state: State) => Item; readonly decide: () => readonly Event[] };

export type Machine<Row extends PermissionRow, From, State, Ev, Item> = {
  readonly table: PermissionTable<Row, From, Item>;
  readonly decider: Decider<State, Ev>;
  readonly past?: readonly Ev[];
  readonly commands: Readonly<Record<Row['command'], Given<NoInfer<State>, NoInfer<Item>>>>;
  /** A contradiction between the state and its parts; undefined where there is none. */
  readonly contradiction?: (state: NoInfer<State>) => string | undefined;
};

export const roles: readonly (StaffRole | undefined)[] = [undefined, 'moderator', 'admin'];
export const names = ['ann', 'bob', 'system:ops', 'job:import-2026-1'] as const;

export const peopleAndJobs = names.flatMap((name) => roles.map((role) => ({ actor: name as ActorId, role })));
