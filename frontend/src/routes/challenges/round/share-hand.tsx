import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTimeValue } from '#racing';
import { raceTimeText, starsText } from '../../../features/match/match-text.ts';
import { rqOf } from '../../../features/match/score-match.ts';
import type { HandCarView, SharedHand } from '../../../features/share-deck/draw-hand.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ShareIcon } from '../../../ui/icons.ts';
import { pointsText } from '../../../ui/time/points.tsx';
import type { MyHand, RoundView } from './round-view.ts';
import type { RaceCell } from './use-opponents.ts';

const ShareHandDialog = lazyComponent(
  async () => (await import('../../../features/share-deck/share-hand-dialog.tsx')).ShareHandDialog,
);

type ShareHandProps = RoundView & {
  hand: MyHand;
  cells: readonly (RaceCell | undefined)[];
  theirs: readonly (LapTimeValue | undefined)[];
  rqLimit: number;
};

export function ShareHand(props: ShareHandProps) {
  const { t } = useTranslation('rounds');
  const [opened, setOpened] = useState(false);
  const hand = useSharedHand(props);
  return (
    <>
      <Button icon={<ShareIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('shareHand')}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <ShareHandDialog link={props.hand.link} hand={hand} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function useSharedHand({ of, facts, cars, cells, theirs, rqLimit, hand }: ShareHandProps): SharedHand {
  const { t } = useTranslation('rounds');
  const words = useTrackLabels();
  const { places, scored } = hand;
  const shown = (place: { carId: string; tune: string } | undefined, time: string): HandCarView | undefined => {
    const car = place && cars.get(place.carId);
    return place && { name: car?.name ?? place.carId, tune: place.tune, time, rq: car?.rq, class: car?.class };
  };
  const rq = rqOf(places, rqLimit, (carId) => cars.get(carId)?.rq).sum;
  return {
    title: t('title', { name: facts.name, number: of.round + facts.firstRound - 1 }),
    result: `${pointsText(scored.points)}  ${starsText(scored.stars)}  ${t('rqOfHand')} ${rq} ${t('ofRq', { limit: rqLimit })}`,
    heads: [t('you'), t('opponent')],
    races: cells.map((cell, at) => {
      const race = scored.races[at];
      const value = theirs[at];
      return {
        track: cell ? words.name(cell.trackCode) : '?',
        road: cell ? words.road(cell.trackCode) : '',
        points: race?.points ? pointsText(race.points.points, race.points.uncertain) : '–',
        won: (race?.points?.points ?? 0) > 0,
        own: shown(places[at], raceTimeText(race?.own)),
        theirs: shown(cell, raceTimeText(value && { value, predicted: false })),
      };
    }),
  };
}
