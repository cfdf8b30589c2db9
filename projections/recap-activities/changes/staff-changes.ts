import type { Event, Recorded } from '#kernel';
import { type DecidedSubject, done, type ActivityChange } from '../recap-activity.ts';

export const staffEvents = [
  'ReviewApproved',
  'ReviewDeclined',
  'LapTimeAccepted',
  'LapTimeHidden',
  'LapTimeRestored',
  'CarReviewHidden',
  'CarReviewShownAgain',
  'CarReviewReportsDismissed',
  'CarPhotoApproved',
  'CarPhotoDeclined',
  'TemplateApproved',
  'TemplateDeclined',
  'RoundSubmissionApproved',
  'RoundSubmissionDeclined',
] as const;

const decides: ReadonlySet<string> = new Set(staffEvents);

const subjects: readonly (readonly [ofEvent: string, subject: DecidedSubject])[] = [
  ['LapTime', 'times'],
  ['Round', 'rounds'],
  ['CarReview', 'reviews'],
  ['CarPhoto', 'photos'],
  ['Template', 'templates'],
];
const subjectOf = (type: string): DecidedSubject | null =>
  subjects.find(([ofEvent]) => type.startsWith(ofEvent))?.[1] ?? null;

type About = Partial<Record<'carId' | 'tune' | 'trackCode' | 'challengeId', string>> & { readonly round?: number };

/** A decision of a moderator: one, even if its command appends two events. Jobs make no decisions. */
export const staffChanges = ({ type, data, meta }: Recorded<Event>): readonly ActivityChange[] => {
  if (!decides.has(type) || /^(?:policy|job|system):/.test(meta.actor)) return [];
  const { carId = null, tune = null, trackCode = null, challengeId = null, round = null } = data as About;
  const of = { carId, tune, trackCode, challengeId, round };
  const decided = done(`decided|${meta.commandId}`, { by: meta.actor, at: meta.at, kind: 'staff', ...of });
  const subject = subjectOf(type);
  // The queue's event of the same decision has no subject.
  return [
    {
      ...decided,
      make: (before) => {
        const made = decided.make(before);
        return made && { ...made, subject: subject ?? before?.subject ?? null };
      },
    },
  ];
};
