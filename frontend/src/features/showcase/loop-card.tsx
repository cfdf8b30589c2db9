import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CarLoop } from '#contracts';
import { animatedOfCar, animatedPath } from '../../lib/paths.ts';
import { PictureCard } from '../../ui/car/picture-card.tsx';
import { LoopActs } from './loop-acts.tsx';
import { LoopPicture } from './loop-picture.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';

type LoopCardProps = {
  loop: CarLoop;
  playing: boolean;
  /** Shows the decision and its reason: in the user's own list. */
  told?: boolean;
};

export function LoopCard({ loop, playing, told = false }: LoopCardProps) {
  const { t } = useTranslation('showcase');
  const { car, carId, by, status, reason, text } = loop;
  const why = reason === null ? null : t(`reason.${reason}`);
  return (
    <PictureCard
      name={car?.name ?? carId}
      car={car}
      to={animatedOfCar(carId)}
      ruling={told ? { status, label: t(`status.${status}`), reason: why, text } : undefined}
      by={
        by.name === null ? (
          t('byGone')
        ) : (
          <>
            <Link to={animatedPath(by.name)}>{by.name}</Link>
            <StaffMark name={by.name} />
          </>
        )
      }
      acts={<LoopActs loop={loop} />}
    >
      <LoopPicture loop={loop} playing={playing} />
    </PictureCard>
  );
}
