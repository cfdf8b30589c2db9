import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DroppedItem } from '#racing';
import type { LapTimes } from '../../features/lap-times/use-lap-times.ts';
import {
  asUnsaved,
  currentPending,
  usePendingLapTimes,
  wouldLosePending,
} from '../../features/submit-lap-time/pending-lap-times.ts';
import { resendFailed, restoreUnsent } from '../../features/submit-lap-time/submit-lap-time.ts';
import { onConnectionBack } from '../../lib/live-views/connection.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { announce } from '../../ui/live/announcer.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

const AT_MOST_EVERY_MS = 10_000;

/** A link with parts that cannot be shown says so, and why: nothing is left out silently. */
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
 * Times that did not get through go by themselves: those of an earlier visit at once, the others when the connection is
 * back. What is not saved then is offered to be tried again; what cannot be kept is asked about.
 */
function useUnsentNews(retryAll: () => void): void {
  const { t } = useTranslation(['compare', 'common']);
  usePendingLapTimes();
  useUnsaved(wouldLosePending());
  const resend = useEffectEvent(async () => {
    const saved = await resendFailed();
    if (saved > 0) showSnack({ kind: 'success', text: t('resent', { count: saved }) });
  });
  const offer = useEffectEvent(async () => {
    if (restoreUnsent() === 0) return;
    await resend();
    const count = [...currentPending().values()].filter(asUnsaved).length;
    if (count === 0) return;
    const action = { label: t('common:retry'), run: retryAll };
    showSnack({ kind: 'info', text: t('unsent', { count }), seconds: null, action });
  });
  useEffect(() => {
    void offer();
    return onConnectionBack(() => void resend());
  }, []);
}

/** Tells screen readers how many times were loaded, once a question, and how many changed, at most every 10 seconds. */
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

type News = { dropped: readonly DroppedItem[]; lapTimes: LapTimes; onRetryAll: () => void };

/** What the compare screen says by itself: parts of a link left out, times that changed, times not saved yet. */
export function useCompareNews({ dropped, lapTimes, onRetryAll }: News): void {
  useDroppedNews(dropped);
  useChangeNews(lapTimes);
  useUnsentNews(onRetryAll);
}
