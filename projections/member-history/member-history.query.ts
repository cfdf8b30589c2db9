import type { View } from '#read-store';
import type { MemberChangeDone, MemberHistoryDoc } from './member-history.projection.ts';

export const historyOfMember = async (
  view: View<MemberHistoryDoc>,
  userId: string,
): Promise<{ position: number; history: readonly MemberChangeDone[] }> => {
  const position = await view.position();
  const stored = await view.get(userId);
  return { position, history: stored?.doc.history ?? [] };
};
