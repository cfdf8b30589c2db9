import type { ActorId } from '#kernel';
import type { CellTime } from './lap-time.state.ts';

/** Who may do what to a cell. Drives the decision, the `allowed` of answers, the documentation and the tests. */
export const cellWhoMay = [
  { command: 'submit-lap-time', from: 'any', to: 'stands', who: 'member' },
  { command: 'withdraw-lap-time', from: 'stands or replaced', to: 'withdrawn', who: 'author' },
] as const;

export type CellCommand = (typeof cellWhoMay)[number]['command'];

const holds = {
  member: (actor: ActorId | undefined) => actor !== undefined,
  author: (actor: ActorId | undefined, time: CellTime | undefined) =>
    actor !== undefined && time !== undefined && time.submittedBy === actor,
} satisfies Record<(typeof cellWhoMay)[number]['who'], (actor: ActorId | undefined, time?: CellTime) => boolean>;

/** Whether the actor (undefined: signed out) may give the command, about this time where it is about one. */
export const mayOnCell = (command: CellCommand, actor: ActorId | undefined, time?: CellTime): boolean =>
  cellWhoMay.some((row) => row.command === command && holds[row.who](actor, time));
