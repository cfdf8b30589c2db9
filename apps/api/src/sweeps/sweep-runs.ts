import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Written } from '#contracts';
import {
  advanceSweepStep,
  finishSweepStep,
  HideLapTime,
  lapTimeOfItem,
  type PlanSweep,
  RestoreLapTime,
  type Sweep,
  sweep,
  type SweepEvent,
  sweepJob,
  type SweepStep,
  sweepStream,
} from '#domain';
import { commandIdOf, commandMeta, type EventStore, reactionIdOf, runStep } from '#event-store';
import { type ActorId, type Command, fold, RuleBroken, type StaffRole } from '#kernel';
import { sweeps, type SweepDoc } from '#projections/sweeps/sweeps.projection';
import { sweepsRunning } from '#projections/sweeps/sweeps.query';
import type { View } from '#read-store';
import type { Around } from '../commands/handlers-of.ts';
import { Undoing } from '../history/undoing.ts';
import type { CommandMaker } from '../http/command-maker.ts';
import { isoNow } from '../http/iso-now.ts';
import { Refused } from '../http/refused.ts';
import { InView } from '../in-view.ts';
import { EVENT_STORE, LOGGER } from '../ports.ts';
import { AbleStaff } from '../members/able-staff.ts';
import { SweepPlans } from './sweep-plans.ts';

/** Steps between two progress events. */
const STEPS_AT_ONCE = 20;
/** When a store does not answer, the same lot is retried after this. */
const PAUSE_MS = 5_000;

/** Runs the steps of staff's bulk actions: an interrupted one continues at the next startup. */
@Injectable()
export class SweepRuns implements Around<object>, OnApplicationBootstrap, OnModuleDestroy {
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LOGGER) private readonly logger: Logger,
    @InView(sweeps) private readonly view: View<SweepDoc>,
    private readonly plans: SweepPlans,
    private readonly staff: AbleStaff,
    private readonly undoing: Undoing,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const sweepId of await sweepsRunning(this.view)) this.#start(sweepId);
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  async steps({ data, meta }: PlanSweep): Promise<readonly SweepStep[]> {
    const { steps } = await this.plans.of(data, meta);
    return steps.map(({ kind, itemId, entryId }) => ({ kind, itemId, entryId }));
  }

  others({ data: { personId }, meta }: PlanSweep): Promise<number> {
    return this.staff.others(meta.actor, personId);
  }

  after(_: Command, { id }: Written): void {
    this.#start(id);
  }

  #start(sweepId: string): void {
    if (this.#running.has(sweepId)) return;
    const run = this.#run(sweepId).finally(() => this.#running.delete(sweepId));
    this.#running.set(sweepId, run);
  }

  async #run(sweepId: string): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        if (!(await this.#takeLot(sweepId))) return;
      } catch (err) {
        this.logger.error({ err, sweepId }, 'steps could not be taken; they are tried again');
        await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** False once there is nothing left to do. */
  async #takeLot(sweepId: string): Promise<boolean> {
    const events = await this.store.read(sweepStream(sweepId));
    const state = fold(sweep, events as unknown as readonly SweepEvent[]);
    const { status, begunBy, taken, steps } = state;
    if (status !== 'running' || begunBy === undefined) return false;
    const job = { id: sweepJob(sweepId), now: isoNow() };
    if (taken >= steps.length) {
      await runStep(this.store, finishSweepStep({ sweepId }, begunBy), job);
      return false;
    }
    const left: { step: number; code: string }[] = [];
    const until = Math.min(taken + STEPS_AT_ONCE, steps.length);
    for (let at = taken; at < until; at += 1) {
      const code = await this.#take(sweepId, at, state);
      if (code !== undefined) left.push({ step: at, code });
    }
    await runStep(this.store, advanceSweepStep({ sweepId, taken: until, left }, begunBy), job);
    return true;
  }

  /** Takes one step, idempotently; returns why it was skipped. */
  async #take(sweepId: string, at: number, { act, steps, begunBy }: Sweep): Promise<string | undefined> {
    const step = steps[at];
    if (!step || begunBy === undefined) return undefined;
    const key = reactionIdOf(sweepJob(sweepId), at);
    const role: StaffRole = act === 'undo-acts' ? 'admin' : 'moderator';
    const command = makerOf(begunBy, role, key);
    try {
      await this.commands.execute(await this.#commandOf(act, step, { actor: begunBy, role }, command));
      return undefined;
    } catch (error) {
      if (!(error instanceof RuleBroken || error instanceof Refused)) throw error;
      const done = act === 'undo-acts' && (await this.undoing.isDone(step, commandIdOf(begunBy, key)));
      return done ? undefined : error.code;
    }
  }

  async #commandOf(
    act: Sweep['act'],
    { kind, itemId, entryId }: SweepStep,
    by: { readonly actor: ActorId; readonly role: StaffRole },
    command: CommandMaker,
  ): Promise<Command> {
    if (act === 'hide-times') return command(HideLapTime, { ...lapTimeOfItem(itemId), reason: 'not-possible' });
    if (act === 'show-times') return command(RestoreLapTime, lapTimeOfItem(itemId));
    return this.undoing.command({ of: { kind, itemId }, entryId, by, command });
  }
}

/**
 * Its one command derives its id from the step, so that it can be repeated. A bulk action is of a user’s times, each in
 * its current state.
 */
const makerOf =
  (actor: ActorId, role: StaffRole, idempotencyKey: string): CommandMaker =>
  (type, data) =>
    new type(data, {
      ...commandMeta({ name: type.name, data, actor, role, idempotencyKey, now: isoNow() }),
      seen: 'any',
    });
