import { hash } from 'node:crypto';
import type { ActorId, Meta, StaffRole } from '#kernel';
import { uuidV5Of } from './uuid-v5.ts';

/** Namespace of every id of this product: a fixed random UUID that never changes. */
const inNamespace = uuidV5Of('6a1f0c1e-4a33-4d0a-9a2b-6f6f9d2f3c57');

const derive = (...parts: readonly (string | number)[]): string => inNamespace(JSON.stringify(parts));

/** The id of a command: the same actor and idempotency key give the same id. */
export const commandIdOf = (actor: string, idempotencyKey: string): string => derive('command', actor, idempotencyKey);

/**
 * The id of the n-th event (from 0, below 65,536) of a command: the command's own except its first twelve digits, so
 * that a log shows which events belong together. It differs where the same command id stands for another command.
 */
export const eventIdOf = ({ commandId, commandHash }: Pick<Meta, 'commandId' | 'commandHash'>, index: number): string =>
  marked(commandId, Number.parseInt(commandHash.slice(0, 8), 16), index);

/**
 * The id of the new thing of a kind ("lap-time") that a command makes in a stream. Without the stream, for the steps of
 * a job and what was stored before: the command's own except its first eight digits.
 */
export const newIdOf = (commandId: string, kind: string, stream?: string): string =>
  stream === undefined ? marked(commandId, markOf(kind), 0) : derive('new', commandId, kind, stream);

/** A UUID derived from another by exclusive or: a collision is as unlikely as with that one. */
const marked = (id: string, first32: number, next16: number): string =>
  `${mixed(id.slice(0, 8), first32)}-${mixed(id.slice(9, 13), next16)}${id.slice(13)}`;

const mixed = (hex: string, mark: number): string =>
  ((Number.parseInt(hex, 16) ^ mark) >>> 0).toString(16).padStart(hex.length, '0');

const marks = new Map<string, number>();

const markOf = (kind: string): number => {
  const known = marks.get(kind);
  if (known !== undefined) return known;
  const mark = Number.parseInt(derive('kind', kind).slice(0, 8), 16);
  marks.set(kind, mark);
  return mark;
};

/** The id of the command with which a policy reacts to an event, or a job takes its n-th step. */
export const reactionIdOf = (reactor: string, cause: string | number): string => derive('reaction', reactor, cause);

/** SHA-256 (hex) of a command's name and data, with keys in order, so that equal commands have equal hashes. */
export const commandHashOf = (name: string, data: object): string =>
  hash('sha256', name + JSON.stringify(isInKeyOrder(data) ? data : inKeyOrder(data)));

const isInKeyOrder = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isInKeyOrder);
  let last = '';
  for (const [key, field] of Object.entries(value)) {
    if (key < last || !isInKeyOrder(field)) return false;
    last = key;
  }
  return true;
};

const inKeyOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) ordered[key] = inKeyOrder((value as Record<string, unknown>)[key]);
  return ordered;
};

/** The `Meta` of a command that an actor sends under an idempotency key. */
export const commandMeta = (from: {
  readonly name: string;
  readonly data: object;
  readonly actor: ActorId;
  readonly role?: StaffRole | undefined;
  readonly idempotencyKey: string;
  readonly now: string;
  readonly correlationId?: string;
}): Meta => ({
  commandId: commandIdOf(from.actor, from.idempotencyKey),
  commandHash: commandHashOf(from.name, from.data),
  actor: from.actor,
  ...(from.role === undefined ? {} : { role: from.role }),
  now: from.now,
  ...(from.correlationId === undefined ? {} : { correlationId: from.correlationId }),
});
