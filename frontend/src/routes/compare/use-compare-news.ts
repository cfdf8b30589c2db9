import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DroppedItem } from '#racing';
import type { LapTimes } from '../../features/lap-times/use-lap-times.ts';
import { announce } from '../../ui/live/announcer.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

const AT_MOST_EVERY_MS = 10_000;

/** Reports the parts of a link that cannot be shown, and why: nothing is left out silently. */
function useDroppedNews(dropped: readonly DroppedItem[]): void {
  const { t } = useTranslation(['compare', 'problems']);
  const first = dropped[0];
  useEffect(() => {
    if (!first) return;
    const why = [...new Set(dropped.map(({ code }) => t(`problems:${code}`)))];
    const what = t('dropped', { count: dropped.length, item: first.item });
    showSnack({ kind: 'info', text: [what, ...why].join(' '), seconds: 10 });
  }, [dropped, first, t]);
}

/**
 * Announces to screen readers how many times were loaded, once per query, and how many changed, at most every 10
 * seconds.
 */
function useChangeNews({ known, loading }: LapTimes): void {
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

type News = { dropped: readonly DroppedItem[]; lapTimes: LapTimes };

export function useCompareNews({ dropped, lapTimes }: News): void {
  useDroppedNews(dropped);
  useChangeNews(lapTimes);
}
