import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bestTimes } from '#contracts';
import { isTestBowl } from '#racing';
import type { LapTime, TrackCode } from '#racing';
import { queryApi } from '../../../lib/api/query-api.ts';
import type { Against } from '../../../lib/deck/grid-view.ts';
import { useLiveView } from '../../../lib/live-views/use-live-view.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { referenceTimes } from './reference-times.ts';

type ReferenceProps = { against: Exclude<Against, 'car'>; tracks: readonly TrackCode[] };

/**
 * Loads the reference for points where that is no car of the deck, and keeps it up to date. Renders nothing; reports
 * where there is none.
 */
export function Reference({ against, tracks }: ReferenceProps) {
  const isOwn = against === 'garage';
  const { t } = useTranslation(['compare', 'common']);
  const { value, problem, retry } = useLiveView({
    key: ['best-of-tracks', against, tracks.join()],
    channels: isOwn ? ['records', 'own-account'] : ['records'],
    alsoOf: ['race-stat-changes', ...(isOwn ? ['garage-copies'] : [])],
    uncached: isOwn,
    ask: () => queryApi(isOwn ? bestTimes.ofGarage : bestTimes.ofTracks, { body: { tracks: [...tracks] } }),
  });
  useEffect(() => {
    const times = (value?.items ?? []).map(([track, , , figure]) => [track, timeOf(track, figure)] as const);
    referenceTimes.set(new Map(times));
  }, [value]);
  const tell = useEffectEvent((isFailed: boolean) =>
    isFailed
      ? showSnack({ kind: 'error', text: t('against.failed'), action: { label: t('common:retry'), run: retry } })
      : showSnack({ kind: 'info', text: t('against.nothing') }),
  );
  const isFailed = problem !== undefined && value === undefined;
  const isEmpty = value?.items.length === 0;
  useEffect(() => (isFailed || isEmpty ? tell(isFailed) : undefined), [isFailed, isEmpty]);
  return null;
}

const timeOf = (track: string, figure: number): LapTime =>
  isTestBowl(track) ? { kind: 'speed', metresPerSecond: figure } : { kind: 'time', seconds: figure };
