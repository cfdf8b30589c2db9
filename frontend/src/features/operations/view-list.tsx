import type { AdminActionCode, ViewStatusDto } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import type { RequestedAction } from './action-dialog.tsx';
import styles from './operations.module.css';
import { useOperationLabels } from './use-operation-labels.ts';

type OnAsk = (asked: RequestedAction) => void;

export function ViewList({ views, onAsk }: { views: readonly ViewStatusDto[]; onAsk: OnAsk }) {
  const { t } = useOperationLabels();
  const begin = (act: AdminActionCode) => () => onAsk({ kind: 'begin', act, target: 'all' });
  return (
    <section className={styles['part']} aria-label={t('views')}>
      <div className={styles['head']}>
        <h2>{t('views')}</h2>
        <Button onClick={begin('verify')}>{t('acts.verifyAll')}</Button>
        <Button onClick={begin('rebuild')}>{t('acts.rebuildAll')}</Button>
      </div>
      <ul className={styles['views']}>
        {views.toSorted(byUrgency).map((view) => (
          <ViewCard key={`${view.name}.${view.version}`} view={view} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

const urgency = ({ parkedCount, behind, trouble, aside, known }: ViewStatusDto): number =>
  Number(parkedCount > 0) * 8 +
  Number(known && behind !== 0) * 4 +
  Number(aside !== null) * 2 +
  Number(trouble !== null);
const byUrgency = (a: ViewStatusDto, b: ViewStatusDto): number =>
  urgency(b) - urgency(a) || a.name.localeCompare(b.name) || a.version - b.version;

function ViewCard({ view, onAsk }: { view: ViewStatusDto; onAsk: OnAsk }) {
  const { t, number } = useOperationLabels();
  const { name, version, position, workedBy, known } = view;
  return (
    <li className={styles['card']}>
      <div className={styles['line']}>
        <b>{name}</b>
        <ViewState view={view} />
      </div>
      <small>
        {[
          t('version', { n: version }),
          ...(position === null ? [] : [`${t('position')} ${number(position)}`]),
          workedBy === null ? t('nobody') : t('workedBy', { who: workedBy.slice(0, 12) }),
        ].join(' · ')}
      </small>
      <Remarks view={view} />
      {known ? <ViewActs view={view} onAsk={onAsk} /> : null}
    </li>
  );
}

function ViewState({ view: { known, position, behind, rate, secondsLeft } }: { view: ViewStatusDto }) {
  const { t, number, seconds } = useOperationLabels();
  const [tone, text] = !known
    ? ['quiet', t('otherRelease')]
    : position === null
      ? ['busy', t('notBuilt')]
      : behind === 0
        ? ['good', t('upToDate')]
        : ['busy', t('behind', { n: number(behind ?? 0) })];
  const pace = [
    ...(rate === null || rate <= 0 ? [] : [t('rate', { n: number(rate) })]),
    ...(secondsLeft === null ? [] : [seconds(secondsLeft)]),
  ];
  return (
    <span className={styles['state']} data-tone={tone}>
      {[text, ...pace].join(' · ')}
    </span>
  );
}

function Remarks({ view: { trouble, parkedCount, parked, aside } }: { view: ViewStatusDto }) {
  const { t, number, when } = useOperationLabels();
  return (
    <>
      {aside === null ? null : <p className={styles['help']}>{t(`aside.${aside.kind}`)}</p>}
      {trouble === null ? null : (
        <p className={styles['help']}>
          {t('trouble', { when: when(trouble.at) })} <code>{trouble.message}</code>
        </p>
      )}
      {parkedCount === 0 ? null : (
        <details className={styles['warning']}>
          <summary>{t('parkedHere', { n: number(parkedCount) })}</summary>
          <ul>
            {parked.map(({ key, position, error }) => (
              <li key={`${key}@${position}`}>
                <code>
                  {key} @ {position}: {error}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ViewActs({ view: { name, aside, parkedCount }, onAsk }: { view: ViewStatusDto; onAsk: OnAsk }) {
  const { t } = useOperationLabels();
  const begin =
    (act: AdminActionCode, back = false) =>
    () =>
      onAsk({ kind: 'begin', act, target: name, back });
  const named = (act: string) => ({ 'aria-label': `${act}: ${name}` });
  return (
    <div className={styles['acts']}>
      {parkedCount > 0 ? (
        <Button variant="main" {...named(t('acts.replay-parked'))} onClick={begin('replay-parked')}>
          {t('acts.replay-parked')}
        </Button>
      ) : null}
      <Button {...named(t('acts.verify'))} onClick={begin('verify')}>
        {t('acts.verify')}
      </Button>
      <Button {...named(t('acts.rebuild'))} onClick={begin('rebuild')}>
        {t('acts.rebuild')}
      </Button>
      {aside === null ? null : (
        <Button
          {...named(t(aside.kind === 'before' ? 'acts.roll-back' : 'acts.switch'))}
          onClick={begin('switch', aside.kind === 'before')}
        >
          {t(aside.kind === 'before' ? 'acts.roll-back' : 'acts.switch')}
        </Button>
      )}
    </div>
  );
}
