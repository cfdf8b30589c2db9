import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CarUsefulness } from '#contracts';
import { STARS, starsOf } from '../../features/usefulness/stars.ts';
import { useNicheLabels } from '../../features/usefulness/use-niche-labels.ts';
import { pages } from '../../lib/paths.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { OutstandingIcon } from '../../ui/icons.ts';
import { Panel } from './panel.tsx';
import styles from './usefulness-panels.module.css';

const FIRST = 5;

export function UsefulPanel({ useful }: { useful: CarUsefulness }) {
  const { t } = useTranslation('usefulness');
  const [all, setAll] = useState(false);
  const { score, rankInClass, carsInClass, niches, countedAt } = useful;
  const note = rankInClass === null ? undefined : t('rankInClass', { rank: rankInClass, of: carsInClass });
  return (
    <Panel title={t('usefulFor')} note={note}>
      {score === 0 ? (
        <Empty title={t('noScore')} />
      ) : (
        <>
          <p className={styles['score']}>
            <OutstandingIcon aria-hidden="true" />
            <b>{score}</b>
            <span>{t('score')}</span>
          </p>
          <ul className={styles['niches']}>
            {niches.slice(0, all ? undefined : FIRST).map((niche) => (
              <li key={niche.niche}>
                <Niche of={niche} />
              </li>
            ))}
          </ul>
        </>
      )}
      <footer className={styles['foot']}>
        {niches.length > FIRST && !all ? (
          <Button size="small" onClick={() => setAll(true)}>
            {t('allNiches', { number: niches.length })}
          </Button>
        ) : null}
        <Link to={pages.usefulness} className={styles['method']}>
          {t('how', { date: countedAt })}
        </Link>
      </footer>
    </Panel>
  );
}

function Niche({ of: { niche, points, most } }: { of: CarUsefulness['niches'][number] }) {
  const { t } = useTranslation('usefulness');
  const word = useNicheLabels();
  const stars = starsOf(points, most);
  return (
    <>
      <Link to={`${pages.usefulness}?${new URLSearchParams({ niche }).toString()}`}>{word(niche)}</Link>
      <span className={styles['stars']} role="img" aria-label={t('stars', { number: stars, of: STARS })}>
        {'★'.repeat(stars)}
        <i>{'★'.repeat(STARS - stars)}</i>
      </span>
      <b>{points}</b>
    </>
  );
}

export function TunesPanel({ useful: { tunes, comparedTracks } }: { useful: CarUsefulness }) {
  const { t } = useTranslation('usefulness');
  const counted = Object.entries(tunes).toSorted(([, a], [, b]) => b - a);
  if (comparedTracks === 0) return null;
  return (
    <Panel title={t('tunes')} note={t('tunesNote')}>
      <ul className={styles['tunes']}>
        {counted.map(([tune, count]) => (
          <li key={tune}>
            <b>{tune}</b>
            <span className={styles['bar']} aria-hidden="true">
              <i style={{ width: `${Math.round((100 * count) / comparedTracks)}%` }} />
            </span>
            <span>{t('tunesOf', { number: count, of: comparedTracks })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
