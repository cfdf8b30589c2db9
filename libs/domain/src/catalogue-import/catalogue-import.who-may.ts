import { type Meta, RuleBroken } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may do what to an import: whoever runs the installation; what a row means, staff. */
export const importWhoMay = [
  { command: 'announce-import', from: 'unknown', to: 'announced', who: 'operator' },
  { command: 'plan-import', from: 'announced', to: 'running', who: 'operator' },
  { command: 'advance-import', from: 'running', to: 'running', who: 'operator' },
  { command: 'plan-rq-sheet', from: 'announced', to: 'running', who: 'operator' },
  { command: 'leave-rows-open', from: 'running', to: 'running', who: 'operator' },
  { command: 'finish-import', from: 'running', to: 'finished', who: 'operator' },
  { command: 'settle-import-row', from: 'row open', to: 'row settled', who: 'moderator or admin' },
  { command: 'begin-roll-back', from: 'running or finished', to: 'rolling back', who: 'operator' },
  { command: 'roll-back-car', from: 'touched', to: 'as before', who: 'operator' },
  { command: 'finish-roll-back', from: 'rolling back', to: 'rolled back', who: 'operator' },
] as const;

export type ImportCommand = (typeof importWhoMay)[number]['command'];

/** Who asks, and in which role. */
type Asking = Partial<Pick<Meta, 'actor' | 'role'>>;

const holds = {
  operator: ({ actor }) => actor !== undefined && isOperator(actor),
  'moderator or admin': ({ role }) => role !== undefined,
} satisfies Record<(typeof importWhoMay)[number]['who'], (by: Asking) => boolean>;

/** Whether the actor may give the command; signed out is nobody. */
export const mayOnImport = (command: ImportCommand, by: Asking): boolean =>
  importWhoMay.some((row) => row.command === command && holds[row.who](by));

/** Throws `RuleBroken('not-allowed')` where the actor may not. */
export const checkMayOnImport = (command: ImportCommand, by: Asking): void => {
  if (!mayOnImport(command, by)) throw new RuleBroken('not-allowed', { command });
};
