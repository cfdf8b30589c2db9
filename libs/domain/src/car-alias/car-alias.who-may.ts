import type { ActorId } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may say by which other names a car is known: whoever runs the installation, by an import. */
export const carAliasWhoMay = [{ command: 'add-car-alias', from: 'unknown', to: 'known', who: 'operator' }] as const;

export type CarAliasCommand = (typeof carAliasWhoMay)[number]['command'];

/** Whether the actor may give the command; signed out (undefined) is nobody. */
export const mayOnCarAlias = (command: CarAliasCommand, actor: ActorId | undefined): boolean =>
  actor !== undefined && carAliasWhoMay.some((row) => row.command === command && isOperator(actor));
