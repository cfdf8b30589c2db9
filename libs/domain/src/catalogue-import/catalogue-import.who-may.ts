import type { ActorId } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may do what to an import: whoever runs the installation. */
export const importWhoMay = [
  { command: 'announce-import', from: 'unknown', to: 'announced', who: 'operator' },
  { command: 'plan-import', from: 'announced', to: 'running', who: 'operator' },
  { command: 'advance-import', from: 'running', to: 'running', who: 'operator' },
  { command: 'finish-import', from: 'running', to: 'finished', who: 'operator' },
] as const;

export type ImportCommand = (typeof importWhoMay)[number]['command'];

/** Whether the actor may give the command; signed out (undefined) is nobody. */
export const mayOnImport = (command: ImportCommand, actor: ActorId | undefined): boolean =>
  actor !== undefined && importWhoMay.some((row) => row.command === command && isOperator(actor));
