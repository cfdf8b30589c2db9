import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnimatedCard } from '#contracts';
import { animatedOfCar, animatedPath } from '../../lib/paths.ts';
import { PictureCard } from '../../ui/car/picture-card.tsx';
import { AnimatedCardActions } from './animated-card-actions.tsx';
import { AnimatedCardPicture } from './animated-card-picture.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';

type LoopCardProps = {
  loop: AnimatedCard;
  playing: boolean;
  /** Shows the decision and its reason: in the user's own list. */
  told?: boolean;
};

export function AnimatedCardTile({ loop, playing, told = false }: LoopCardProps) {
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
      acts={<AnimatedCardActions loop={loop} />}
    >
      <AnimatedCardPicture loop={loop} playing={playing} />
    </PictureCard>
  );
}
