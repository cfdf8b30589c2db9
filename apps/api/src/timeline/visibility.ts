import { isStaff } from '#domain';
import type { Caller } from '#kernel';
import type { TimelineDoc } from '#projections/timeline/timeline.projection';

/** Drafts are for staff; spoilers for staff and callers who request them, until they start. */
export const maySee = (
  { shown, startsAt }: Pick<TimelineDoc, 'shown' | 'startsAt'>,
  now: string,
  { by, withSpoilers }: { readonly by: Caller; readonly withSpoilers: boolean },
): boolean => {
  if (shown === 'gone') return false;
  if (shown === 'open' || isStaff(by)) return true;
  return shown === 'spoiler' && (withSpoilers || startsAt <= now);
};
