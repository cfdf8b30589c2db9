import type { OperationTold } from '#contracts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { More } from '../../ui/list/more.tsx';
import styles from './operations.module.css';
import { useOperationList } from './use-operations.ts';
import { useOperationWords } from './use-operation-words.ts';

export function OperationList() {
  const { t } = useOperationWords();
  const list = useOperationList();
  return (
    <section className={styles['part']} aria-label={t('recent')}>
      <h2>{t('recent')}</h2>
      <Asked
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
      </Asked>
      <More list={list} />
    </section>
  );
}

const tones = { done: 'good', wrong: 'bad', failed: 'bad', stopped: 'quiet' } as const;

function OneOperation({ one }: { one: OperationTold }) {
  const { did, by, when, result, reason, seconds } = useOperationWords();
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
