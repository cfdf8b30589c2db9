import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import {
  boardFromBefore,
  CELLS,
  dropBoardFromBefore,
  prizes,
  type Prize,
  readBoard,
  writeBoard,
} from './saved-board.ts';
import styles from './events.module.css';
import { useSavedEvent } from './use-saved-event.ts';

export function PrizeBoard({ eventId, images }: { eventId: string; images: ReactNode }) {
  const { t } = useTranslation('events');
  const kept = useSavedEvent(eventId);
  const board = readBoard(kept.kept.board ?? boardFromBefore(eventId));
  const keep = (next: readonly Prize[]) => {
    dropBoardFromBefore(eventId);
    kept.keep({ board: writeBoard(next) });
  };
  const nameOf = (prize: Prize): string => {
    if (prize === 'none') return t('empty');
    return prize === 'gold' || prize === 'cash' ? t(`prizes.${prize}`) : prize.toUpperCase();
  };
  const turn = (cell: number) =>
    keep(
      board.map((prize, at) => (at === cell ? (prizes[(prizes.indexOf(prize) + 1) % prizes.length] ?? 'none') : prize)),
    );
  return (
    <ToolPanel title={t('board')}>
      {images}
      <p>{t('boardHelp')}</p>
      <div className={styles['board']} role="group" aria-label={t('board')}>
        {board.map((prize, cell) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- cells are what they are
            key={cell}
            type="button"
            data-prize={prize}
            aria-label={`${cell + 1}: ${nameOf(prize)}`}
            onClick={() => turn(cell)}
          >
            {prize === 'none' ? cell + 1 : nameOf(prize)}
          </button>
        ))}
      </div>
      <ToolRow>
        <Button onClick={() => keep(Array.from({ length: CELLS }, () => 'none'))}>{t('clear')}</Button>
      </ToolRow>
    </ToolPanel>
  );
}
