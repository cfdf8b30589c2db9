import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import {
  type ReadRequestOf,
  type BulkActionEntry,
  type BulkActionList,
  type BulkActionPreview,
  type PlanBulkActionBody,
  bulkActions as calls,
  type Written,
} from '#contracts';
import {
  ConfirmBulkAction,
  needsAnother,
  PlanBulkAction,
  type BulkAction,
  type BulkActionRequest,
  bulkActionPermissions,
  WithdrawBulkAction,
} from '#domain';
import type { ActorId, Caller } from '#kernel';
import { bulkActions, type BulkActionDoc } from '#projections/bulk-actions/bulk-actions.projection';
import { bulkActionsPage } from '#projections/bulk-actions/bulk-actions.query';
import type { View } from '#read-store';
import { peopleIn } from '../history/people-in-history.ts';
import { By } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';
import { EligibleReviewers, othersOf } from '../members/eligible-reviewers.ts';
import { BulkActionPlans } from './bulk-action-plans.ts';

const NAMED = 100;

@Controller()
export class BulkActionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly plans: BulkActionPlans,
    private readonly staff: EligibleReviewers,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InjectView(bulkActions) private readonly view: View<BulkActionDoc>,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query }: ReadRequestOf<typeof calls.list>,
    @By() by: Caller,
  ): Promise<Positioned<BulkActionList>> {
    const { position, items, next } = await bulkActionsPage(this.view, query);
    const person = await peopleIn(
      this.accounts,
      items.flatMap(({ personId, plannedBy, confirmedBy }) => [personId, plannedBy, confirmedBy ?? []].flat()),
    );
    const texts = await this.accounts.texts.bodies(items.flatMap(({ textId }) => textId ?? []));
    const staff = await this.staff.all();
    const shown = items.map(
      ({ sweepId: id, personId, plannedBy, confirmedBy, textId, changedAt: _changedAt, ...doc }): BulkActionEntry => ({
        ...doc,
        id,
        person: person(personId),
        plannedBy: person(plannedBy),
        confirmedBy: confirmedBy === null ? null : person(confirmedBy),
        text: texts.get(textId ?? '') ?? null,
        others: othersOf(staff, plannedBy, personId),
        allowed: allowedOf({ ...doc, personId, plannedBy }, by),
      }),
    );
    return { position, body: { items: shown, ...(next !== undefined && { next }) } };
  }

  @Endpoint(calls.preview)
  async preview(
    @Parsed() { query }: ReadRequestOf<typeof calls.preview>,
    @By() by: Caller,
  ): Promise<Positioned<BulkActionPreview>> {
    const position = await this.view.position();
    const asked = await this.#asked(query);
    bulkActionPermissions.check('plan-sweep', { ...fresh, ...asked }, by);
    const { steps, left } = await this.plans.of(asked, by);
    const person = await peopleIn(this.accounts, [asked.personId]);
    const others = await this.staff.others(by.actor, asked.personId);
    const body = {
      person: person(asked.personId),
      total: steps.length,
      items: steps.slice(0, NAMED),
      left: left.length,
      leftItems: left.slice(0, NAMED),
      others,
      waits: needsAnother(asked.act, by, others),
    };
    return { position, body };
  }

  @Endpoint(calls.plan)
  async plan(
    @Parsed() { body: { reason, ...query } }: ReadRequestOf<typeof calls.plan>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const words = reason.text === undefined ? {} : { text: reason.text };
    return this.commands.execute(
      command(PlanBulkAction, { ...(await this.#asked(query)), reason: reason.code, ...words }),
    );
  }

  @Endpoint(calls.confirm)
  confirm(
    @Parsed() { params }: ReadRequestOf<typeof calls.confirm>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ConfirmBulkAction, params));
  }

  @Endpoint(calls.withdraw)
  withdraw(
    @Parsed() { params }: ReadRequestOf<typeof calls.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawBulkAction, params));
  }

  async #asked({ act, name = '', undoes, from, to }: Omit<PlanBulkActionBody, 'reason'>): Promise<BulkActionRequest> {
    const personId =
      act === 'show-times' ? await this.plans.personOf(undoes ?? '') : (await personNamed(this.accounts, name)).id;
    if (personId === undefined) throw new Refused('sweep-unknown');
    return { act, personId, ...(from && { from }), ...(to && { to }), ...(undoes && { undoes }) };
  }
}

const fresh: BulkAction = { status: 'new', steps: [], taken: 0, left: 0 };

const allowedOf = (
  { act, status, personId, plannedBy }: Pick<BulkActionDoc, 'act' | 'status' | 'personId' | 'plannedBy'>,
  by: Caller,
): BulkActionEntry['allowed'] => {
  const of: BulkAction = { ...fresh, act, status, personId, plannedBy: plannedBy as ActorId };
  const mayUndo =
    act === 'hide-times' &&
    (status === 'finished' || status === 'withdrawn') &&
    bulkActionPermissions.allowed({ ...fresh, act: 'show-times', personId }, by, ['plan-sweep']).length > 0;
  return [
    ...bulkActionPermissions.allowed(of, by, ['confirm-sweep', 'withdraw-sweep']),
    ...(mayUndo ? ['undo-sweep' as const] : []),
  ];
};
