import { RuleBroken } from '#kernel';
import { EVENT_RACES, isEventName, isRequirement, isTrackset } from '../planned-event/check-planned-event.ts';
import type { ClubSetAttributes } from './club.events.ts';

/** Limits of a set. Source: the players' notes. */
const TRACKSETS_MAX = 4;
const REQUIREMENTS_MAX = 3;

/** Throws `RuleBroken('club-set-invalid', { fields })` with the fields that cannot be true of a set. */
export const checkClubSet = ({ kind, name, requirements, tracksets, hints }: ClubSetAttributes): void => {
  const areTracks = kind === 'tracks';
  const rules = {
    name: isEventName(name),
    requirements: isCount(requirements, areTracks ? 0 : REQUIREMENTS_MAX) && requirements.every(isRequirement),
    tracksets: isCount(tracksets, areTracks ? TRACKSETS_MAX : 0) && tracksets.every(isTrackset),
    hints: hints.length === 0 || (areTracks && hints.length === EVENT_RACES),
  } satisfies Partial<Record<keyof ClubSetAttributes, boolean>>;
  const fields = Object.entries(rules).flatMap(([field, holds]) => (holds ? [] : [field]));
  if (fields.length > 0) throw new RuleBroken('club-set-invalid', { fields });
};

const isCount = ({ length }: readonly unknown[], most: number): boolean =>
  length <= most && length >= Math.min(1, most);
