import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { matchEdits, visibleTracks } from '../../features/match/match.ts';
import type { Match } from '../../features/match/match.ts';
import { noFields, readMatch } from '../../features/match/match-address.ts';
import { matchText, starsText } from '../../features/match/match-text.ts';
import { rqOf } from '../../features/match/score-match.ts';
import { ShareMatch } from './share-match.tsx';
import type { MatchView } from './use-match.ts';
import { Button } from '../../ui/button/button.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { PointsBadge } from '../../ui/time/points.tsx';
import { CopyButton, ToolFigures, ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';

type MatchHeadProps = { shown: MatchView; cars: ReadonlyMap<string, Car> };

export function MatchHead({ shown, cars }: MatchHeadProps) {
  const { t } = useTranslation('match');
  const { match, scored } = shown;
  const result = scored[match.shown];
  const rq = rqOf(match.own, match.rqLimit, (carId) => cars.get(carId)?.rq);
  if (!result) return null;
  const left = rq.left === undefined ? undefined : t('left', { rq: rq.left });
  const stars = t('stars', { stars: result.stars });
  return (
    <ToolPanel title={t('result')}>
      <ToolFigures
        figures={[
          {
            label: t('points'),
            value: (
              <PointsBadge points={result.points} uncertain={result.races.some((race) => race.points?.uncertain)} />
            ),
            note: t('counted', { counted: result.counted, races: result.races.length }),
          },
          {
            label: t('starsLabel'),
            value: (
              <span role="img" aria-label={stars}>
                {starsText(result.stars)}
              </span>
            ),
            note: stars,
          },
          {
            label: t('ownRq'),
            value: `${rq.sum} / ${match.rqLimit}`,
            note: rq.over > 0 ? t('over', { rq: rq.over }) : left,
          },
        ]}
      />
      <Twice match={match} cars={cars} />
      <Acts shown={shown} cars={cars} />
    </ToolPanel>
  );
}

/** One copy drives one race. */
function Twice({ match, cars }: { match: Match; cars: ReadonlyMap<string, Car> }) {
  const { t } = useTranslation('match');
  const ids = match.own.flatMap((car) => (car ? [car.carId] : []));
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  return twice.map((id) => (
    <p key={id} role="status">
      {t('twice', { name: cars.get(id)?.name ?? id })}
    </p>
  ));
}

function Acts({ shown, cars }: MatchHeadProps) {
  const { match, scored, change } = shown;
  const { t } = useTranslation(['match', 'common']);
  const words = useTrackLabels();
  const result = scored[match.shown];
  const names = { track: words.name, car: (carId: string) => cars.get(carId)?.name ?? carId };
  const clear = () => {
    change(readMatch(noFields).match);
    showSnack({
      kind: 'info',
      text: t('match:cleared'),
      action: { label: t('common:undo'), run: () => change(match) },
    });
  };
  return (
    <ToolRow>
      {result ? <CopyButton text={matchText(match, visibleTracks(match), result, names)} /> : null}
      <ShareMatch shown={shown} cars={cars} />
      <Button onClick={() => change(matchEdits.swapSides(match))}>{t('match:swap')}</Button>
      <Button onClick={clear}>{t('match:clear')}</Button>
    </ToolRow>
  );
}
