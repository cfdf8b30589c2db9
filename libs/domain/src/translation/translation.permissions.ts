import { type ActorId, type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { Suggestion } from './translation.state.ts';

/** A suggestion or a comment, or none yet; `reviewers` are those of its language. */
export type TranslationItem = {
  readonly suggestion?: Pick<Suggestion, 'author' | 'status'> | undefined;
  readonly comment?: ActorId | undefined;
  readonly reviewers: readonly ActorId[];
};

const otherwise = ({ suggestion }: TranslationItem): string =>
  suggestion ? 'changed-meanwhile' : 'translation-unknown';
const isIn = (status: Suggestion['status']) => ({
  is: ({ suggestion }: TranslationItem): boolean => suggestion?.status === status,
  otherwise,
});
const isNew = { is: ({ suggestion, comment }: TranslationItem) => !suggestion && comment === undefined, otherwise };
const isCommented = { is: ({ comment }: TranslationItem) => comment !== undefined, otherwise };

const isReviewer = (by: Caller, { reviewers }: TranslationItem): boolean =>
  isStaff(by) || (by.actor !== undefined && reviewers.includes(by.actor));
const isBy = ({ actor }: Caller, author: ActorId | undefined): boolean =>
  // For an unknown one no one is refused as a stranger: the error is that it does not exist.
  actor !== undefined && (author === undefined || author === actor);
const reviewer = 'another reviewer of the language, moderator or admin';

/** Who may do what to suggestions and comments of a text in a language; no one decides about their own. */
export const translationPermissions = permissionTable(
  [
    { command: 'suggest-translation', from: 'new', to: 'waiting', who: 'member' },
    { command: 'withdraw-translation', from: 'waiting', to: 'withdrawn', who: 'author' },
    { command: 'vote-on-translation', from: 'waiting', to: 'waiting', who: 'another member' },
    { command: 'approve-translation', from: 'waiting', to: 'approved', who: reviewer },
    { command: 'decline-translation', from: 'waiting', to: 'declined', who: reviewer },
    { command: 'reopen-translation', from: ['approved', 'declined'], to: 'waiting', who: reviewer },
    { command: 'comment-on-translation', from: 'new', to: 'commented', who: 'member' },
    { command: 'remove-translation-comment', from: 'commented', to: 'new', who: 'author of the comment or reviewer' },
  ],
  {
    from: {
      new: isNew,
      waiting: isIn('waiting'),
      approved: isIn('approved'),
      declined: isIn('declined'),
      withdrawn: isIn('withdrawn'),
      replaced: isIn('replaced'),
      commented: isCommented,
    },
    who: {
      member: isMember,
      author: {
        is: (by: Caller, { suggestion }: TranslationItem) => isBy(by, suggestion?.author),
        otherwise: 'translation-not-yours',
      },
      'another member': {
        is: (by: Caller, { suggestion }: TranslationItem) => isMember(by) && suggestion?.author !== by.actor,
        otherwise: 'translation-own',
      },
      [reviewer]: {
        is: (by: Caller, item: TranslationItem) => isReviewer(by, item) && item.suggestion?.author !== by.actor,
        otherwise: 'translation-not-reviewer',
      },
      'author of the comment or reviewer': {
        is: (by: Caller, item: TranslationItem) => isReviewer(by, item) || isBy(by, item.comment),
        otherwise: 'translation-not-yours',
      },
    },
  },
);
