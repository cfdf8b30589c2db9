import { useTranslation } from 'react-i18next';
import { compareLapTimes, formatLapTime, isTestBowl } from '#racing';
import type { LapTime } from '#racing';
import { TimeField } from '../../../features/submit-lap-time/time-field.tsx';
import type { TimeFieldProps } from '../../../features/submit-lap-time/time-field.tsx';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import type { CompareRow } from '../grid/use-compare-times.ts';
import type { Entry } from './use-entry.ts';

type CompareEntryProps = Pick<TimeFieldProps, 'onCommit' | 'onCancel'> & {
  row: CompareRow;
  column: number;
  entry: Entry;
  carName: string;
};

const none: LapTime = { kind: 'none' };

/** The field for a new time, in its cell. Live updates wait while the user types. */
export function CompareEntry({ row, column, entry, carName, onCommit, onCancel }: CompareEntryProps) {
  const { t } = useTranslation('entry');
  const { name, road } = useTrackLabels();
  const { trackCode } = entry.cell;
  const others = row.times.filter((_time, place) => place !== column);
  const best = [...row.times].sort(compareLapTimes)[0] ?? none;
  const now = formatLapTime(row.times[column] ?? none, 'short');
  return (
    <TimeField
      trackCode={trackCode}
      label={t(isTestBowl(trackCode) ? 'speedLabel' : 'fieldLabel', {
        car: carName,
        track: `${name(trackCode)} ${road(trackCode)}`,
      })}
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
