import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type MatchCar, visibleTracks } from '../../features/match/match.ts';
import { raceTimeText, starsText } from '../../features/match/match-text.ts';
import { type RaceTime, rqOf } from '../../features/match/score-match.ts';
import type { HandCarView, SharedHand } from '../../features/share-deck/draw-hand.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShareIcon } from '../../ui/icons.ts';
import { pointsText } from '../../ui/time/points.tsx';
import type { MatchView } from './use-match.ts';

const ShareHandDialog = lazyComponent(
  async () => (await import('../../features/share-deck/share-hand-dialog.tsx')).ShareHandDialog,
);

type ShareMatchProps = { shown: MatchView; cars: ReadonlyMap<string, Car> };

export function ShareMatch(props: ShareMatchProps) {
  const { t } = useTranslation('match');
  const [opened, setOpened] = useState(false);
  const hand = useSharedMatch(props);
  return (
    <>
      <Button icon={<ShareIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('share')}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <ShareHandDialog link={location.href} hand={hand} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function useSharedMatch({ shown: { match, scored }, cars }: ShareMatchProps): SharedHand {
  const { t } = useTranslation(['match', 'stuff']);
  const words = useTrackLabels();
  const result = scored[match.shown];
  const side = (place: MatchCar, time: RaceTime | undefined): HandCarView | undefined => {
    const car = place && cars.get(place.carId);
    return (
      place && { name: car?.name ?? place.carId, ...place, time: raceTimeText(time), rq: car?.rq, class: car?.class }
    );
  };
  const [points, stars] = [pointsText(result?.points ?? 0), starsText(result?.stars ?? 0)];
  const rq = rqOf(match.own, match.rqLimit, (carId) => cars.get(carId)?.rq).sum;
  const set =
    match.tracksets.length > 1 ? ` · ${t('match:tracksets')} ${match.shown + 1}/${match.tracksets.length}` : '';
  return {
    title: `${t('stuff:tools.Match.name')}${set}`,
    result: `${points}  ${stars}  ${t('match:ownRq')} ${rq} / ${match.rqLimit}`,
    heads: [t('match:you'), t('match:opponent')],
    races: visibleTracks(match).map((code, at) => {
      const race = result?.races[at];
      return {
        track: words.name(code),
        road: words.road(code),
        points: race?.points ? pointsText(race.points.points, race.points.uncertain) : '–',
        won: (race?.points?.points ?? 0) > 0,
        own: side(match.own[at], race?.own),
        theirs: side(match.theirs[at], race?.theirs),
      };
    }),
  };
}
