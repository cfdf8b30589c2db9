import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarPhoto } from '#contracts';
import { uploadAddress } from '../../lib/upload-address.ts';
import { CarArt } from '../../ui/car/car-art.tsx';
import styles from './photo-pair.module.css';

export type PairView = 'sides' | 'over';
type PhotoPairProps = { photo: CarPhoto; view: PairView; size: 'card' | 'full' };

export function PhotoPair({ photo, view, size }: PhotoPairProps) {
  const { t } = useTranslation('photos');
  const before = photo.before === null ? t('drawing') : photo.before.gameVersion;
  return view === 'sides' ? (
    <div className={styles['sides']}>
      <figure>
        <Before photo={photo} size={size} />
        <figcaption>
          {t('old')} <span>{before}</span>
        </figcaption>
      </figure>
      <figure>
        <Now photo={photo} size={size} />
        <figcaption>
          {t('now')} <span>{photo.gameVersion}</span>
        </figcaption>
      </figure>
    </div>
  ) : (
    <SlideOver photo={photo} view={view} size={size} />
  );
}

function SlideOver({ photo, size }: PhotoPairProps) {
  const { t } = useTranslation('photos');
  const [percent, setPercent] = useState(50);
  return (
    <div className={styles['over']} style={{ '--shown': `${percent}%` } as CSSProperties}>
      <div className={styles['layers']}>
        <Before photo={photo} size={size} />
        <div className={styles['top']}>
          <Now photo={photo} size={size} />
        </div>
        <span className={styles['edge']} aria-hidden="true" />
        <input
          type="range"
          className={styles['slider']}
          min={0}
          max={100}
          value={percent}
          aria-label={t('slide', { name: photo.car?.name ?? photo.carId })}
          aria-valuetext={`${percent} %`}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </div>
      <p className={styles['ends']}>
        <span>{t('now')}</span>
        <span>{t('old')}</span>
      </p>
    </div>
  );
}

type OneSide = Pick<PhotoPairProps, 'photo' | 'size'>;

function Before({ photo, size }: OneSide) {
  const { t } = useTranslation('photos');
  const { before, car, carId } = photo;
  const name = car?.name ?? carId;
  if (before) return <Picture file={before.file} size={size} alt={t('oldPicture', { name })} />;
  return (
    <div className={styles['picture']} data-class={car?.class} role="img" aria-label={t('oldPicture', { name })}>
      {/* Without its id: the card shows the photo by now. */}
      {car ? <CarArt car={{ body: car.body, class: car.class, year: car.year }} className={styles['drawing']} /> : null}
    </div>
  );
}

function Now({ photo, size }: OneSide) {
  const { t } = useTranslation('photos');
  return <Picture file={photo.file} size={size} alt={t('newPicture', { name: photo.car?.name ?? photo.carId })} />;
}

/** The size for cards is 480 px wide. */
function Picture({ file, size, alt }: { file: string; size: 'card' | 'full'; alt: string }) {
  return (
    <div className={styles['picture']}>
      <img src={uploadAddress(file, size)} alt={alt} loading="lazy" decoding="async" draggable={false} />
    </div>
  );
}
