import { useTranslation } from 'react-i18next';
import type { QueuePage } from '#contracts';
import { useQueueLabels } from './use-queue-labels.ts';

export function ReviewDuration({ of }: { of: QueuePage['usualWait'] }) {
  const { t } = useTranslation('queue');
  const words = useQueueLabels();
  return of ? t('usual', { half: words.minutes(of.half), most: words.minutes(of.most) }) : t('usualNone');
}
