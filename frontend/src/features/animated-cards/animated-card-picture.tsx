import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnimatedCard } from '#contracts';
import { uploadAddress } from '../../lib/upload-address.ts';
import { StartIcon, StopIcon } from '../../ui/icons.ts';
import styles from './animated-card-picture.module.css';
import { useInViewport } from './use-in-viewport.ts';

type LoopPictureProps = { loop: Pick<AnimatedCard, 'file' | 'carId' | 'car'>; playing: boolean };

/**
 * A loop that plays while it is in view, by the setting of the page or the user's choice for it; else its still
 * picture.
 */
export function AnimatedCardPicture({ loop: { file, carId, car }, playing }: LoopPictureProps) {
  const { t } = useTranslation('showcase');
  const [place, inSight] = useInViewport<HTMLButtonElement>();
  // The choice for one loop lasts until the page setting changes.
  const [chosen, setChosen] = useState({ plays: playing, during: playing });
  const wanted = chosen.during === playing ? chosen.plays : playing;
  const name = car?.name ?? carId;
  const size = wanted && inSight ? 'full' : 'card';
  return (
    <button
      ref={place}
      type="button"
      className={styles['picture']}
      data-class={car?.class}
      aria-label={t(wanted ? 'stopOne' : 'playOne', { name })}
      onClick={() => setChosen({ plays: !wanted, during: playing })}
    >
      <img src={uploadAddress(file, size)} alt="" loading="lazy" decoding="async" draggable={false} />
      <span className={styles['mark']} data-playing={wanted || undefined} aria-hidden="true">
        {wanted ? <StopIcon /> : <StartIcon />}
      </span>
    </button>
  );
}
