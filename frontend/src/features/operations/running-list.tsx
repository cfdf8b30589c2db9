import type { InstallationStatus } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { RequestedAction } from './action-dialog.tsx';
import styles from './operations.module.css';
import { useOperationLabels } from './use-operation-labels.ts';

type Running = InstallationStatus['running'][number];
type OnAsk = (asked: RequestedAction) => void;

export function RunningList({ running, onAsk }: { running: readonly Running[]; onAsk: OnAsk }) {
  const { t } = useOperationLabels();
  if (running.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('now')}>
      <h2>{t('now')}</h2>
      <ul className={styles['list']}>
        {running.map((one) => (
          <RunningOne key={one.operation.operationId} one={one} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

function RunningOne({ one: { operation, progress }, onAsk }: { one: Running; onAsk: OnAsk }) {
  const { t, did, by, when, result } = useOperationLabels();
  const { operationId, status, begunAt } = operation;
  const ask = (how: 'pause' | 'resume' | 'halt') => () =>
    onAsk({ kind: 'steer', how, operationId, of: did(operation) });
  return (
    <li className={styles['card']}>
      <div className={styles['line']}>
        <b>{did(operation)}</b>
        <span className={styles['state']} data-tone="busy">
          {result(operation)}
        </span>
      </div>
      <small>
        {by(operation)} · {when(begunAt)}
      </small>
      {progress === null ? (
        <p className={styles['warning']}>{t('abandoned')}</p>
      ) : (
        <Progress
          label={progress.view ?? did(operation)}
          done={progress.position}
          all={Math.max(progress.of, 1)}
          secondsLeft={progress.secondsLeft ?? undefined}
          inPercent
        />
      )}
      <div className={styles['acts']}>
        {status === 'running' && progress !== null ? <Button onClick={ask('pause')}>{t('acts.pause')}</Button> : null}
        {status === 'paused' && progress !== null ? <Button onClick={ask('resume')}>{t('acts.resume')}</Button> : null}
        {status === 'halting' ? null : (
          <Button variant="danger" onClick={ask('halt')}>
            {t('acts.halt')}
          </Button>
        )}
      </div>
    </li>
  );
}
