import { useTranslation } from 'react-i18next';
import { compareLapTimes, formatLapTime } from '#racing';
import type { LapTime } from '#racing';
import { TimeCell } from '../../features/lap-times/time-cell.tsx';
import { TimeField } from '../../features/submit-lap-time/time-field.tsx';
import { useTrackWords } from '../../lib/i18n/use-track-words.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import type { CompareRow } from './use-compare-times.ts';
import type { Entry } from './use-entry.ts';

type CompareCellProps = {
  row: CompareRow;
  column: number;
  base: boolean;
  /** Set while the field of this cell is open. */
  entry: Entry | null;
  carName: string | undefined;
  onCommit: (text: string) => void;
  onCancel: () => void;
};

const none: LapTime = { kind: 'none' };

/** A cell of the grid: its time, or the field for a new one. News wait while somebody types. */
export function CompareCell({ row, column, base, entry, carName, onCommit, onCancel }: CompareCellProps) {
  const { show, colours } = useSettings();
  const { t } = useTranslation('entry');
  const { name, road } = useTrackWords();
  const content = row.contents[column] ?? { status: 'not-asked' as const };
  if (!entry) return <TimeCell content={content} show={show} colours={colours} base={base} />;

  const { carId, trackCode } = entry.cell;
  const others = row.times.filter((_time, place) => place !== column);
  const best = [...row.times].sort(compareLapTimes)[0] ?? none;
  const now = formatLapTime(row.times[column] ?? none, 'short');
  return (
    <TimeField
      trackCode={trackCode}
      label={t('fieldLabel', { car: carName ?? carId, track: `${name(trackCode)} ${road(trackCode)}` })}
      initial={entry.initial}
      refused={entry.refused}
      others={others}
      best={best}
      news={now === entry.before ? undefined : now}
      onCommit={onCommit}
      onCancel={onCancel}
    />
  );
}
