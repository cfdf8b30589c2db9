import type { TFunction } from 'i18next';
import type { Snack } from '../../ui/snack/snacks.ts';
import { MAX_DECKS } from './saved-decks.ts';
import type { SaveResult } from './saved-decks.ts';

export const saveFailure = (
  kept: Exclude<SaveResult, 'kept'>,
  t: TFunction<'decks'>,
): Pick<Snack, 'kind' | 'text'> => ({
  kind: 'error',
  text: kept === 'full' ? t('full', { count: MAX_DECKS }) : t('notStored'),
});
