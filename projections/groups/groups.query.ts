import type { View } from '#read-store';
import type { GroupDoc } from './groups.projection.ts';

/** Limit of the directory: a longer one is of no use. */
export const GROUPS_MAX = 500;

type Found = { readonly position: number; readonly items: readonly GroupDoc[] };

/** Listed groups, reported ones included, in one order: their place does not reveal a report. */
export const listedGroups = async (view: View<GroupDoc>): Promise<Found> => {
  const position = await view.position();
  const parts = await Promise.all((['approved', 'reported'] as const).map((status) => newest(view, { status })));
  return { position, items: parts.flat().sort(latestFirst) };
};

const latestFirst = (one: GroupDoc, other: GroupDoc): number =>
  other.confirmedAt.localeCompare(one.confirmedAt) || one.groupId.localeCompare(other.groupId);

export const groupsOf = async (view: View<GroupDoc>, owner: string): Promise<Found> => {
  const position = await view.position();
  return { position, items: await newest(view, { owner }) };
};

export const groupsOfferedTo = (view: View<GroupDoc>, offeredTo: string): Promise<readonly GroupDoc[]> =>
  newest(view, { offeredTo });

export const groupsNamed = async (view: View<GroupDoc>): Promise<readonly GroupDoc[]> => [
  ...(await listedGroups(view)).items,
  ...(await newest(view, { status: 'waiting' })),
];

const newest = async (view: View<GroupDoc>, where: Partial<Pick<GroupDoc, 'status' | 'owner' | 'offeredTo'>>) => {
  const order = { field: 'confirmedAt', descending: true } as const;
  return (await view.find({ where, order, limit: GROUPS_MAX })).items.map(({ doc }) => doc);
};
