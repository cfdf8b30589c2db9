import { useTranslation } from 'react-i18next';
import { queue } from '#contracts';
import { useQueueWords } from '../../features/queue/use-queue-words.ts';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';

export function Moderation() {
  const { t, i18n } = useTranslation('queue');
  const { minutes } = useQueueWords();
  const found = useQuestion({ key: ['waiting', 'totals'], ask: () => ask(queue.totals, {}) });
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <ToolPanel title={t('figures.title')}>
      <Asked of={found}>
        {({ waiting, approved, declined, reversed, wait }) => (
          <StatTiles
            label={t('figures.title')}
            stats={[
              { label: t('figures.waiting'), value: number(waiting) },
              { label: t('figures.approved'), value: number(approved) },
              { label: t('figures.declined'), value: number(declined) },
              { label: t('figures.reversed'), value: number(reversed) },
              ...(wait ? [{ label: t('figures.half'), value: minutes(wait.half) }] : []),
            ]}
          />
        )}
      </Asked>
    </ToolPanel>
  );
}
