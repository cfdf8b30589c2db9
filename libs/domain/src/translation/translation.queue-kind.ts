import type { QueueKind } from '../queue/queue-kind.ts';
import type { OfSuggestion, TranslationEvent } from './translation.events.ts';
import { translationStream } from './translation.state.ts';

export const translationItemId = ({ language, key, suggestionId }: OfSuggestion): string =>
  `${language}|${key}|${suggestionId}`;

export const suggestionOfItem = (itemId: string): OfSuggestion => {
  const [language = '', key = '', suggestionId = ''] = itemId.split('|');
  return { language, key, suggestionId };
};

type Moving = Extract<TranslationEvent, { readonly data: OfSuggestion }>;

const become = {
  TranslationApproved: 'approved',
  TranslationDeclined: 'declined',
  TranslationWithdrawn: 'gone',
} as const;

/** Suggested translations wait until a reviewer of their language or a moderator decides. */
export const translationQueueKind: QueueKind<Moving> = {
  kind: 'translation',
  stream: (itemId) => translationStream(suggestionOfItem(itemId)),
  handles: [
    'TranslationSuggested',
    'TranslationWithdrawn',
    'TranslationApproved',
    'TranslationDeclined',
    'TranslationReopened',
  ],
  moveOf: (event) => {
    const itemId = translationItemId(event.data);
    if (event.type === 'TranslationSuggested')
      return { to: 'waiting', itemId, priority: 'low', submitter: event.data.author };
    if (event.type === 'TranslationReopened') return { to: 'waiting', itemId, priority: 'low', undoes: true };
    return event.type === 'TranslationVoted' ? undefined : { to: become[event.type], itemId };
  },
};
