import { type ActorId, Command, type Decider, RuleBroken, permissionTable } from '#kernel';
import type { TranslatorsEvent } from './translators.events.ts';

export type Translators = { readonly reviewers: readonly ActorId[] };

export const translatorsStream = (language: string): string => `translators-${language}`;

export const translators: Decider<Translators, TranslatorsEvent> = {
  initial: { reviewers: [] },
  evolve: ({ reviewers }, { type, data: { member } }) => {
    const others = reviewers.filter((one) => one !== member);
    return { reviewers: type === 'TranslationReviewerAppointed' ? [...others, member] : others };
  },
};

type OfReviewer = { readonly language: string; readonly member: ActorId };

export class AppointTranslationReviewer extends Command<OfReviewer> {}

export class DismissTranslationReviewer extends Command<OfReviewer> {}

type ReviewerItem = { readonly isReviewer: boolean };

export const translatorsPermissions = permissionTable(
  [
    { command: 'appoint-translation-reviewer', from: 'no reviewer', to: 'reviewer', who: 'admin' },
    { command: 'dismiss-translation-reviewer', from: 'reviewer', to: 'no reviewer', who: 'admin' },
  ],
  {
    from: {
      'no reviewer': { is: ({ isReviewer }: ReviewerItem) => !isReviewer, otherwise: 'changed-meanwhile' },
      reviewer: { is: ({ isReviewer }: ReviewerItem) => isReviewer, otherwise: 'changed-meanwhile' },
    },
    who: { admin: ({ role }) => role === 'admin' },
  },
);

export const appointTranslationReviewer = (
  { data: { language, member }, meta }: AppointTranslationReviewer,
  { reviewers }: Translators,
  { isKnown }: { readonly isKnown: boolean },
): readonly TranslatorsEvent[] => {
  const item = { isReviewer: reviewers.includes(member) };
  translatorsPermissions.check('appoint-translation-reviewer', item, meta);
  if (!isKnown) throw new RuleBroken('user-unknown');
  return [{ type: 'TranslationReviewerAppointed', data: { language, member } }];
};

export const dismissTranslationReviewer = (
  { data: { language, member }, meta }: DismissTranslationReviewer,
  { reviewers }: Translators,
): readonly TranslatorsEvent[] => {
  translatorsPermissions.check('dismiss-translation-reviewer', { isReviewer: reviewers.includes(member) }, meta);
  return [{ type: 'TranslationReviewerDismissed', data: { language, member } }];
};
