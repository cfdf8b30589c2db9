import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bestPlaceOf, type Campaign, coverList, raceDots, type TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import styles from './campaign-hints.module.css';

function RaceDots({ race }: { race: number }) {
  const { t } = useTranslation('grid');
  return (
    <span className={styles['dots']} role="img" aria-label={t('campaign.race', { race })}>
      {raceDots(race).map((filled, at) => (
        <i key={at} data-filled={filled || undefined} />
      ))}
    </span>
  );
}

/** The fewest matches that cover the chosen tracks, and the best place of each track. */
export function CampaignHints({ chosen, campaign }: { chosen: readonly TrackCode[]; campaign: Campaign }) {
  const { t } = useTranslation('grid');
  const words = useTrackLabels();
  const { matches, uncovered } = useMemo(() => coverList(chosen, campaign), [chosen, campaign]);
  const places = useMemo(
    () => chosen.flatMap((code) => ({ code, spot: bestPlaceOf(code, campaign) })),
    [chosen, campaign],
  );
  if (chosen.length === 0 || campaign.length === 0) return null;
  const spotted = places.filter(({ spot }) => spot !== undefined);
  return (
    <details className={styles['hints']}>
      <summary>
        {t('campaign.title')}{' '}
        <small>{t('campaign.covered', { of: chosen.length, count: chosen.length - uncovered.length })}</small>
      </summary>
      <h3>{t('campaign.cover')}</h3>
      {matches.length === 0 ? <p>{t('campaign.none')}</p> : null}
      <ol className={styles['matches']}>
        {matches.map(({ place, match, races }) => (
          <li key={`${place} ${match}`}>
            <b>{t('campaign.match', { place, match })}</b>
            <span>{t('campaign.races', { races: races.join(', ') })}</span>
          </li>
        ))}
      </ol>
      {spotted.length > 0 ? <h3>{t('campaign.best')}</h3> : null}
      <ul className={styles['matches']}>
        {spotted.map(({ code, spot }) =>
          spot ? (
            <li key={code}>
              <b>{`${words.name(code)}, ${words.road(code)}`}</b>
              <span>
                {t('campaign.match', { place: spot.place, match: spot.match })} <RaceDots race={spot.race} />
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  );
}
