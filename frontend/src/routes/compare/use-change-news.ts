import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/live/announcer.tsx';
import type { CompareTimes } from './use-compare-times.ts';

const AT_MOST_EVERY_MS = 10_000;

/** Tells screen readers, at most every 10 seconds, how many times were loaded or changed. */
export function useChangeNews({ lapTimes, counts }: CompareTimes): void {
  const { t } = useTranslation('compare');
  const { known, loading } = lapTimes;
  const before = useRef(known);
  const changes = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    if (!loading && counts.cells > 0) announce(t('news.loaded', { count: counts.measured + counts.dnf }));
    // Only the end of loading is news, not each change of a count.
  }, [loading, t]);

  useEffect(() => {
    const old = before.current;
    before.current = known;
    if (!old || !known || old === known) return;
    const changed = [...known].filter(([key, value]) => old.has(key) && old.get(key) !== value).length;
    if (changed === 0) return;
    changes.current += changed;
    timer.current ??= setTimeout(() => {
      announce(t('news.changed', { count: changes.current }));
      changes.current = 0;
      timer.current = undefined;
    }, AT_MOST_EVERY_MS);
  }, [known, t]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
