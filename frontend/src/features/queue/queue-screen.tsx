import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queueKindNames } from '#contracts';
import type { QueueContext, QueueItem, QueueKindName, QueuePage } from '#contracts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { QueueItemCard } from './queue-item.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queue.module.css';
import { keyOf, useQueue, useQueueItem } from './use-queue.ts';
import { ReviewDuration } from './review-duration.tsx';

type Context = (context: QueueContext) => ReactNode;

export function QueueScreen({ context }: { context: Context }) {
  const address = useListAddress();
  const [asked] = address.chosen('kind');
  const kind = queueKindNames.find((name) => name === asked);
  const found = useQueue(kind);
  const { t } = useTranslation('queue');
  return (
    <QueryBoundary
      of={{ ...found, value: found.settled ? found.value : undefined }}
      skeleton={<Skeleton rows={5} rowHeight={64} />}
    >
      {(page) => (
        <>
          <Kinds page={page} kind={kind} onChoose={(value) => address.choose('kind', value ? [value] : [])} />
          <p className={styles['quiet']}>
            <ReviewDuration of={page.usualWait} />
          </p>
          {page.items.length === 0 ? <Empty title={t('none')} /> : <Panes items={page.items} context={context} />}
        </>
      )}
    </QueryBoundary>
  );
}

type KindsProps = { page: QueuePage; kind: QueueKindName | undefined; onChoose: (kind?: QueueKindName) => void };

function Kinds({ page: { waiting }, kind, onChoose }: KindsProps) {
  const { t } = useTranslation('queue');
  const all = queueKindNames.reduce((sum, name) => sum + (waiting[name] ?? 0), 0);
  const options = [
    { value: 'all' as const, text: t('all'), count: all },
    ...queueKindNames.map((value) => ({ value, text: t(`kind.${value}`), count: waiting[value] ?? 0 })),
  ];
  return (
    <ChipGroup
      label={t('title')}
      oneOnly
      required
      options={options}
      chosen={[kind ?? 'all']}
      onChange={(_, pressed) => onChoose(pressed === 'all' ? undefined : pressed)}
    />
  );
}

function Panes({ items, context }: { items: readonly QueueItem[]; context: Context }) {
  const [key, setKey] = useState<string>();
  const at = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === key),
  );
  const item = items[at];
  const next = () => {
    const after = items[(at + 1) % items.length];
    setKey(after && keyOf(after));
  };
  return (
    <div className={styles['panes']}>
      <QueueList items={items} chosen={item && keyOf(item)} onChoose={setKey} />
      {item ? <One key={keyOf(item)} item={item} context={context} onNext={next} /> : null}
    </div>
  );
}

function One({ item, context, onNext }: { item: QueueItem; context: Context; onNext: () => void }) {
  const found = useQueueItem(item);
  return (
    <QueryBoundary of={found} skeleton={<Skeleton rows={3} rowHeight={120} />}>
      {(detail) => (
        <QueueItemCard detail={detail} context={context} onDecided={onNext} onSkip={onNext} onOutdated={found.retry} />
      )}
    </QueryBoundary>
  );
}
