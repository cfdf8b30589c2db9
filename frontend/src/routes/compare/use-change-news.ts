import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTimes } from '../../features/lap-times/use-lap-times.ts';
import { announce } from '../../ui/live/announcer.tsx';

const AT_MOST_EVERY_MS = 10_000;

/** Tells screen readers how many times were loaded, once a question, and how many changed, at most every 10 seconds. */
export function useChangeNews({ known, loading }: LapTimes): void {
  const { t } = useTranslation('compare');
  const before = useRef(known);
  const changes = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const old = before.current;
    if (loading || !known || old === known) return;
    before.current = known;
    const changed = [...known].filter(([key, value]) => old?.has(key) && old.get(key) !== value).length;
    if (changed === 0) {
      const times = [...known.values()].filter(({ kind }) => kind !== 'none').length;
      return announce(t('news.loaded', { count: times }));
    }
    changes.current += changed;
    timer.current ??= setTimeout(() => {
      announce(t('news.changed', { count: changes.current }));
      changes.current = 0;
      timer.current = undefined;
    }, AT_MOST_EVERY_MS);
  }, [known, loading, t]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
