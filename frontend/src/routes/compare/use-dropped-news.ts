import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DroppedItem } from '#racing';
import { showSnack } from '../../ui/snack/snacks.ts';

/** A link with parts that cannot be shown says so: nothing is left out silently. */
export function useDroppedNews(dropped: readonly DroppedItem[]): void {
  const { t } = useTranslation('compare');
  const first = dropped[0];
  useEffect(() => {
    if (!first) return;
    showSnack({ kind: 'info', text: t('dropped', { count: dropped.length, item: first.item }), seconds: 10 });
  }, [dropped, first, t]);
}
