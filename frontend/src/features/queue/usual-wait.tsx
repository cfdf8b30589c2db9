import { useTranslation } from 'react-i18next';
import type { QueuePage } from '#contracts';
import { useQueueWords } from './use-queue-words.ts';

export function UsualWait({ of }: { of: QueuePage['usualWait'] }) {
  const { t } = useTranslation('queue');
  const words = useQueueWords();
  return of ? t('usual', { half: words.minutes(of.half), most: words.minutes(of.most) }) : t('usualNone');
}
