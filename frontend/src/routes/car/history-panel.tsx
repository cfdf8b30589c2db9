import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CarChange } from '#contracts';
import { changesOf } from '../../features/car/changes.ts';
import { useCarHistory } from '../../features/car/use-car-history.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import type { ChosenCar } from './car-choice.ts';
import { ChangeList } from './change-list.tsx';
import { Panel } from './panel.tsx';
import styles from './history-panel.module.css';

export function HistoryPanel({ chosen }: { chosen: ChosenCar }) {
  const { t } = useTranslation('car');
  const asked = useCarHistory(chosen.carId);
  const first = asked.value?.changes.at(-1)?.gameVersion;
  return (
    <Panel title={t('historyTitle')} note={first === undefined ? undefined : t('since', { version: first })}>
      <QueryBoundary
        of={asked}
        skeleton={<Skeleton rows={3} />}
        empty={{ when: ({ changes }) => changes.length === 0, show: <Empty title={t('noHistory')} /> }}
      >
        {({ changes }) => (
          <ol className={styles['history']}>
            {changes.map((change, place) => (
              <li key={`${change.gameVersion} ${change.at} ${changes.length - place}`}>
                <Entry change={change} chosen={chosen} />
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
      <Link to={pages.gallery} className={styles['all']}>
        {t('allChanges')}
      </Link>
      <HistoryLink kind="car" itemId={chosen.carId} />
    </Panel>
  );
}

/** The date is that of a user's change: changes from a file have no recorded date. */
function Entry({ change, chosen }: { change: CarChange; chosen: ChosenCar }) {
  const { t, i18n } = useTranslation('car');
  const { gameVersion, reason, source, at, by, text } = change;
  const changes = changesOf(change.changes);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at));
  return (
    <>
      <button
        type="button"
        className={styles['version']}
        aria-pressed={chosen.version === gameVersion}
        aria-label={t('showAsOf', { version: gameVersion })}
        onClick={() => chosen.choose({ version: gameVersion })}
      >
        {gameVersion}
      </button>
      <div>
        <p className={styles['why']}>
          {t(`reasons.${reason}`)}
          {source === 'moderator' ? (
            <small>
              {day}
              {by === null ? null : ` · ${by}`}
            </small>
          ) : null}
        </p>
        {text === null ? null : <q className={styles['words']}>{text}</q>}
        {changes.length > 0 ? <ChangeList changes={changes} /> : null}
      </div>
    </>
  );
}
