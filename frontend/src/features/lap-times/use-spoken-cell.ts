import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsText } from '../../ui/time/points.tsx';
import type { Predicted } from '../../lib/predictions.ts';
import type { CellContent, KnownContent } from './cell-content.ts';

export type SpokenCell = ReturnType<typeof spokenCell>;

/** The texts of a cell: the visible one, and the sentence for a screen reader. Called once per grid. */
export function useSpokenCell(): SpokenCell {
  const { t } = useTranslation('compare');
  return useMemo(() => spokenCell(t), [t]);
}

function unsaved(t: TFunction<'compare'>, content: Extract<CellContent, { status: 'unsaved' }>): string {
  const said = t('cell.unsaved', { text: content.text });
  return content.current === undefined ? said : `${said}, ${t('cell.now', { time: content.current })}`;
}

function disputed(t: TFunction<'compare'>, content: Extract<CellContent, { status: 'disputed' }>): string {
  const said = t('cell.disputed', { text: content.dnf ? t('cell.dnf') : textOf(t, content) });
  return content.yours ? `${said}, ${t('cell.yours')}` : said;
}

const textOf = (t: TFunction<'compare'>, { text, speed }: Pick<KnownContent, 'text' | 'speed'>): string =>
  speed ? t('cell.speed', { mph: text }) : text;

function known(t: TFunction<'compare'>, content: KnownContent, base: boolean): string {
  const { place, of, points } = content.ranking;
  const parts = [
    content.dnf ? t('cell.dnf') : textOf(t, content),
    place !== undefined && !content.dnf && of > 1 ? t('cell.place', { count: place, ordinal: true, of }) : '',
    points === undefined ? '' : t('cell.points', { points: pointsText(points.points, points.uncertain) }),
    base ? t('cell.base') : '',
    content.pending ? t('cell.pending') : '',
    content.yours ? t('cell.yours') : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function spokenCell(t: TFunction<'compare'>) {
  const text = (content: Pick<KnownContent, 'text' | 'speed'>): string => textOf(t, content);
  const predictedHint = ({ low, high }: Predicted): string => t('cell.predictedHint', { low, high });
  const sentence = (content: CellContent, base: boolean): string => {
    switch (content.status) {
      case 'known':
        return known(t, content, base);
      case 'past':
        return t('cell.past', { text: content.text });
      case 'disputed':
        return disputed(t, content);
      case 'predicted':
        return t('cell.predicted', content);
      case 'unsaved':
        return unsaved(t, content);
      case 'loading':
        return content.late ? t('cell.lateSaid') : t('cell.loading');
      case 'not-asked':
        return t('cell.notAsked');
      case 'failed':
        return t('cell.failed');
      case 'none':
        return t('cell.none');
    }
  };
  const [late, add, retry] = [t('cell.late'), t('cell.add'), t('cell.retry')];
  return {
    sentence,
    text,
    late,
    add,
    retry,
    pastHint: t('cell.pastHint'),
    disputedHint: t('cell.disputedHint'),
    predictedHint,
  };
}
