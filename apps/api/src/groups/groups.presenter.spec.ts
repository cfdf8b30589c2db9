import type { Accounts } from '#accounts';
import { GROUP_STALE_DAYS } from '#contracts';
import type { ActorId } from '#kernel';
import type { GroupDoc } from '#projections/groups/groups.projection';
import { GroupsPresenter } from './groups.presenter.ts';

const DAY_MS = 86_400_000;
const group = (groupId: string, days: number): GroupDoc => ({
  groupId,
  owner: 'ann',
  textId: 'words',
  platform: 'discord',
  kind: 'public',
  countries: ['DE'],
  language: 'de',
  size: 12,
  status: 'approved',
  reason: null,
  confirmedAt: new Date(Date.now() - days * DAY_MS).toISOString(),
  offeredTo: null,
});
const accounts = {
  displayNames: async () => new Map([['ann', 'Ann']]),
  texts: { bodies: async () => new Map([['words', JSON.stringify({ name: 'Corner Club' })]]) },
} as unknown as Accounts;

it('a group that nobody said is there for 90 days is marked stale', async () => {
  const docs = [group('fresh', GROUP_STALE_DAYS - 1), group('stale', GROUP_STALE_DAYS + 1)];
  const shown = await new GroupsPresenter({} as never, accounts).shown(docs, { actor: 'bob' as ActorId });
  expect(shown.map(({ groupId, stale }) => [groupId, stale])).toEqual([
    ['fresh', false],
    ['stale', true],
  ]);
});
