import type { TFunction } from 'i18next';
import type { Snack } from '../../ui/snack/snacks.ts';
import { MOST_DECKS } from './kept-decks.ts';
import type { Kept } from './kept-decks.ts';

export const sayKept = (kept: Exclude<Kept, 'kept'>, t: TFunction<'decks'>): Pick<Snack, 'kind' | 'text'> => ({
  kind: 'error',
  text: kept === 'full' ? t('full', { count: MOST_DECKS }) : t('notStored'),
});
