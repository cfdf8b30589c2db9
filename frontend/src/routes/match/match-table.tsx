import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { RACES, visibleTracks } from '../../features/match/match.ts';
import { useMatch } from './use-match.ts';
import { QueryError } from '../../ui/query/query-error.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { Lane } from './lane.tsx';
import { MatchHead } from './match-head.tsx';
import { MatchOptions } from './match-options.tsx';
import styles from './match.module.css';
import { RoundSource } from './round-source.tsx';
import { SavedMatches } from './saved-matches.tsx';
import { TracksetTabs } from './trackset-tabs.tsx';

export function MatchTable({ cars }: { cars: ReadonlyMap<string, Car> }) {
  const { t } = useTranslation('match');
  const shown = useMatch(cars);
  const { match, dropped, times } = shown;
  return (
    <div className={styles['match']}>
      {dropped.length > 0 ? <p role="status">{t('dropped', { items: dropped.join(', ') })}</p> : null}
      {times.problem ? <QueryError problem={times.problem} retry={times.retry} /> : null}
      <RoundSource shown={shown} />
      <MatchHead shown={shown} cars={cars} />
      <TracksetTabs shown={shown} />
      <div className={styles['lanes']}>
        {Array.from({ length: RACES }, (_, race) => (
          <Lane key={race} race={race} track={visibleTracks(match)[race]} shown={shown} cars={cars} />
        ))}
      </div>
      <MatchOptions shown={shown} />
      <AnswerPanel shown={shown} cars={cars} />
      <SavedMatches />
    </div>
  );
}
