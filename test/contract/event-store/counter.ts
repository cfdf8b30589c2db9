import { randomUUID } from 'node:crypto';
import type { ActorId, Decider, Event, Meta } from '#kernel';
import { commandMeta } from '#event-store';

/** A stream that counts its events: the smallest aggregate there is. */
export type Counted = Event<'ContractCounted', { readonly to: number }>;
export const counter: Decider<number, Counted> = { initial: 0, evolve: (count) => count + 1 };
export const countOn = (count: number): readonly Counted[] => [{ type: 'ContractCounted', data: { to: count + 1 } }];

export const command = (data: object = {}, idempotencyKey: string = randomUUID(), actor = 'user-1'): Meta =>
  commandMeta({ name: 'Count', data, actor: actor as ActorId, idempotencyKey, now: '2026-03-04T05:06:07.000Z' });

/** By a user who has written nothing yet. */
export const commandOfAnother = (): Meta => command({}, randomUUID(), randomUUID());
