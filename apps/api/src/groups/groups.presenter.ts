import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type Group, GROUP_STALE_DAYS, type JoinRequest } from '#contracts';
import { communityGroupPermissions, type GroupTexts } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { GroupRequestDoc } from '#projections/group-requests/group-requests.projection';
import { groups, type GroupDoc } from '#projections/groups/groups.projection';
import type { View } from '#read-store';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { textsOfGroup } from './texts-of-group.ts';

const DAY_MS = 86_400_000;

@Injectable()
export class GroupsPresenter {
  constructor(
    @InjectView(groups) private readonly groups: View<GroupDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  /** Skips groups whose texts are gone: they are deleted with their author's account. */
  async shown(docs: readonly GroupDoc[], by: Caller): Promise<Group[]> {
    const names = await this.accounts.displayNames(
      docs.flatMap(({ owner, offeredTo }) => (offeredTo === null ? owner : [owner, offeredTo])),
    );
    const texts = await this.accounts.texts.bodies(docs.map(({ textId }) => textId));
    const staleBefore = new Date(Date.now() - GROUP_STALE_DAYS * DAY_MS).toISOString();
    return docs.flatMap(({ textId, owner, offeredTo, countries, ...doc }) => {
      const text = texts.get(textId);
      if (text === undefined) return [];
      const said = { description: null, link: null, inviteInfo: null, ...textsOfGroup(text) };
      const stale = doc.confirmedAt < staleBefore;
      const offer = offeredTo === null ? {} : { offeredTo: offeredTo as ActorId };
      const allowed = communityGroupPermissions.allowed({ status: doc.status, owner: owner as ActorId, ...offer }, by);
      const person = (userId: string) => ({ userId, name: names.get(userId) ?? null });
      const isTold = offeredTo !== null && (by.actor === owner || by.actor === offeredTo);
      return {
        ...doc,
        // Only staff other than the owner see that it was reported.
        status: doc.status === 'reported' && (by.role === undefined || by.actor === owner) ? 'approved' : doc.status,
        countries: [...countries],
        by: person(owner),
        ...said,
        stale,
        offeredTo: isTold ? person(offeredTo) : null,
        allowed,
      };
    });
  }

  /** A group's texts, for a transfer to another account. Throws `Refused('group-unknown')`. */
  async wordsOf(groupId: string): Promise<GroupTexts> {
    const textId = (await this.groups.get(groupId))?.doc.textId ?? '';
    const text = (await this.accounts.texts.bodies([textId])).get(textId);
    if (text === undefined) throw new Refused('group-unknown', { groupId });
    return textsOfGroup(text);
  }

  async requests(docs: readonly GroupRequestDoc[]): Promise<JoinRequest[]> {
    const people = await this.accounts.displayNames(docs.map(({ member }) => member));
    const texts = await this.accounts.texts.bodies(
      docs.flatMap(({ textId, answerId }) => (answerId === null ? [textId] : [textId, answerId])),
    );
    const found = await this.groups.getMany(docs.map(({ groupId }) => groupId));
    const named = await this.shown(
      [...found.values()].map(({ doc }) => doc),
      {},
    );
    const names = new Map(named.map(({ groupId, name }) => [groupId, name]));
    return docs.flatMap(({ groupId, member, textId, status, answerId, at }) => {
      const group = names.get(groupId);
      const answer = (answerId !== null && texts.get(answerId)) || null;
      const person = { userId: member, name: people.get(member) ?? null };
      return group === undefined
        ? []
        : [{ groupId, group, member: person, text: texts.get(textId) ?? null, status, answer, at }];
    });
  }
}
