import type { OperationDto } from '#contracts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { More } from '../../ui/list/more.tsx';
import styles from './operations.module.css';
import { useOperationList } from './use-operations.ts';
import { useOperationLabels } from './use-operation-labels.ts';

export function OperationList() {
  const { t } = useOperationLabels();
  const list = useOperationList();
  return (
    <section className={styles['part']} aria-label={t('recent')}>
      <h2>{t('recent')}</h2>
      <QueryBoundary
        of={list}
        empty={{ when: (items) => items.length === 0, show: <Empty title={t('none')} text={t('noneHelp')} /> }}
      >
        {(items) => (
          <ul className={styles['list']}>
            {items.map((one) => (
              <OneOperation key={one.operationId} one={one} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <More list={list} />
    </section>
  );
}

const tones = { done: 'good', wrong: 'bad', failed: 'bad', stopped: 'quiet' } as const;

function OneOperation({ one }: { one: OperationDto }) {
  const { did, by, when, result, reason, seconds } = useOperationLabels();
  const { begunAt, outcome, figures } = one;
  const took = figures['seconds'];
  const first = figures['firstDiffering'];
  return (
    <li className={styles['card']}>
      <div className={styles['line']}>
        <b>{did(one)}</b>
        <span className={styles['state']} data-tone={outcome === null ? 'busy' : tones[outcome]}>
          {result(one)}
        </span>
      </div>
      <small>
        {[
          by(one),
          when(begunAt),
          reason(one.reason),
          ...(typeof took === 'number' ? [seconds(took)] : []),
          ...(typeof first === 'string' ? [first] : []),
        ].join(' · ')}
      </small>
    </li>
  );
}
