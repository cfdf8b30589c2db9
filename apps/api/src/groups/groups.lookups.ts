import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { ReviseGroup, SubmitGroup } from '#domain';
import { groups, type GroupDoc } from '#projections/groups/groups.projection';
import { groupsNamed } from '#projections/groups/groups.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { textsOfGroup } from './texts-of-group.ts';

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Looks up whether another group has the name. Two at the same time are left to the review. */
@Injectable()
export class GroupLookups {
  constructor(
    @InjectView(groups) private readonly groups: View<GroupDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async nameTaken({ data }: SubmitGroup | ReviseGroup): Promise<boolean> {
    const own = 'groupId' in data ? data.groupId : undefined;
    const known = (await groupsNamed(this.groups)).filter(({ groupId }) => groupId !== own);
    const texts = await this.accounts.texts.bodies(known.map(({ textId }) => textId));
    const name = folded(data.words.name);
    return [...texts.values()].some((text) => folded(textsOfGroup(text).name) === name);
  }
}
