import type { View } from '#read-store';
import type { GroupRequestDoc } from './group-requests.projection.ts';

const REQUESTS_MAX = 100;

const newest = async (view: View<GroupRequestDoc>, where: Partial<Pick<GroupRequestDoc, 'groupId' | 'member'>>) => {
  const order = { field: 'at', descending: true } as const;
  return (await view.find({ where, order, limit: REQUESTS_MAX })).items.map(({ doc }) => doc);
};

export const requestsTo = async (
  view: View<GroupRequestDoc>,
  groupIds: readonly string[],
): Promise<readonly GroupRequestDoc[]> =>
  (await Promise.all(groupIds.map((groupId) => newest(view, { groupId })))).flat();

export const requestsBy = (view: View<GroupRequestDoc>, member: string): Promise<readonly GroupRequestDoc[]> =>
  newest(view, { member });
