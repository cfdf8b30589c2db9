import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Written } from '#contracts';
import {
  advanceBulkActionStep,
  finishBulkActionStep,
  HideLapTime,
  lapTimeOfItem,
  type PlanBulkAction,
  RestoreLapTime,
  type BulkAction,
  bulkAction,
  type BulkActionEvent,
  bulkActionJob,
  type BulkActionStep,
  bulkActionStream,
} from '#domain';
import { commandIdOf, commandMeta, type EventStore, reactionIdOf, runStep } from '#event-store';
import { type ActorId, type Command, fold, RuleBroken, type StaffRole } from '#kernel';
import { bulkActions, type BulkActionDoc } from '#projections/bulk-actions/bulk-actions.projection';
import { runningBulkActions } from '#projections/bulk-actions/bulk-actions.query';
import type { View } from '#read-store';
import type { CommandLookups } from '../commands/handlers-of.ts';
import { Undoing } from '../history/undoing.ts';
import type { CommandMaker } from '../http/command-maker.ts';
import { isoNow } from '../http/iso-now.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { EVENT_STORE, LOGGER } from '../ports.ts';
import { EligibleReviewers } from '../members/eligible-reviewers.ts';
import { BulkActionPlans } from './bulk-action-plans.ts';

/** Steps between two progress events. */
const STEPS_AT_ONCE = 20;
/** When a store does not answer, the same lot is retried after this. */
const PAUSE_MS = 5_000;

/** Runs the steps of staff's bulk actions: an interrupted one continues at the next startup. */
@Injectable()
export class BulkActionRuns implements CommandLookups<object>, OnApplicationBootstrap, OnModuleDestroy {
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectView(bulkActions) private readonly view: View<BulkActionDoc>,
    private readonly plans: BulkActionPlans,
    private readonly staff: EligibleReviewers,
    private readonly undoing: Undoing,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const sweepId of await runningBulkActions(this.view)) this.#start(sweepId);
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  async steps({ data, meta }: PlanBulkAction): Promise<readonly BulkActionStep[]> {
    const { steps } = await this.plans.of(data, meta);
    return steps.map(({ kind, itemId, entryId }) => ({ kind, itemId, entryId }));
  }

  others({ data: { personId }, meta }: PlanBulkAction): Promise<number> {
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
    const events = await this.store.read(bulkActionStream(sweepId));
    const state = fold(bulkAction, events as unknown as readonly BulkActionEvent[]);
    const { status, begunBy, taken, steps } = state;
    if (status !== 'running' || begunBy === undefined) return false;
    const job = { id: bulkActionJob(sweepId), now: isoNow() };
    if (taken >= steps.length) {
      await runStep(this.store, finishBulkActionStep({ sweepId }, begunBy), job);
      return false;
    }
    const left: { step: number; code: string }[] = [];
    const until = Math.min(taken + STEPS_AT_ONCE, steps.length);
    for (let at = taken; at < until; at += 1) {
      const code = await this.#take(sweepId, at, state);
      if (code !== undefined) left.push({ step: at, code });
    }
    await runStep(this.store, advanceBulkActionStep({ sweepId, taken: until, left }, begunBy), job);
    return true;
  }

  /** Takes one step, idempotently; returns why it was skipped. */
  async #take(sweepId: string, at: number, { act, steps, begunBy }: BulkAction): Promise<string | undefined> {
    const step = steps[at];
    if (!step || begunBy === undefined) return undefined;
    const key = reactionIdOf(bulkActionJob(sweepId), at);
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
    act: BulkAction['act'],
    { kind, itemId, entryId }: BulkActionStep,
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
