import { useTranslation } from 'react-i18next';
import { betterLapTime, formatLapTime, parseLapTime } from '#racing';
import type { LapTime, LapTimeFault, LapTimeValue } from '#racing';

/** The typed text so far: its time and place among the cars shown, or why it is not a time. */
export type Reading =
  | { status: 'empty' }
  | { status: 'read'; value: LapTimeValue; text: string; place: number; of: number }
  | { status: 'wrong'; code: LapTimeFault };

/** Parses while the user types. `others` are the times of the other cars on this track. */
export function readTyped(text: string, trackCode: string, others: readonly LapTime[]): Reading {
  const parsed = parseLapTime(text, trackCode);
  if (!parsed.ok)
    return parsed.code === 'lap-time-empty' ? { status: 'empty' } : { status: 'wrong', code: parsed.code };
  const known = others.filter(({ kind }) => kind !== 'none');
  const better = known.filter((other) => betterLapTime(other, parsed.value)).length;
  return {
    status: 'read',
    value: parsed.value,
    text: formatLapTime(parsed.value, 'short'),
    place: better + 1,
    of: known.length + 1,
  };
}

/** Why it cannot be sent as it is; undefined where it can. */
export function faultOf(reading: Reading): LapTimeFault | undefined {
  if (reading.status === 'read') return undefined;
  return reading.status === 'wrong' ? reading.code : 'lap-time-empty';
}

/** The short hint at the field: the parsed time, or the time to beat. */
export function useReadingLabels(): (reading: Reading, best: LapTime) => string {
  const { t } = useTranslation('entry');
  return (reading, best) => {
    if (reading.status === 'read') return t('reading', { time: reading.text, count: reading.place, ordinal: true });
    if (reading.status === 'wrong' || best.kind === 'none') return '';
    return t('best', { time: formatLapTime(best, 'short') });
  };
}
