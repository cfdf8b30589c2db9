import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CarPhoto } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { carPath } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FullSizeIcon } from '../../ui/icons.ts';
import { Plate } from '../../ui/plate/plate.tsx';
import { PhotoActs } from './photo-acts.tsx';
import styles from './photo-card.module.css';
import { PhotoPair } from './photo-pair.tsx';
import type { PairView } from './photo-pair.tsx';

type PhotoCardProps = {
  photo: CarPhoto;
  view: PairView;
  /** What became of it is said, and why: in one's own list, and in that of moderators. */
  told?: boolean;
};

/** A photo beside what it replaces, with what may be done about it. */
export function PhotoCard({ photo, view, told = false }: PhotoCardProps) {
  const { t, i18n } = useTranslation('photos');
  const [now] = useState(Date.now);
  const [full, setFull] = useState(false);
  const { car, carId, by, submittedAt } = photo;
  const name = car?.name ?? carId;
  return (
    <article className={styles['card']} aria-label={name}>
      <header className={styles['head']}>
        {car ? <Plate car={car} /> : null}
        <Link to={carPath(carId)} className={styles['name']}>
          {name}
        </Link>
        {car ? <small>{`${car.brand} · ${car.year}`}</small> : null}
      </header>
      <PhotoPair photo={photo} view={view} size="card" />
      {told ? <Told photo={photo} /> : null}
      <footer className={styles['foot']}>
        <span className={styles['by']}>
          {by.name === null ? t('byGone') : t('by', { name: by.name })} ·{' '}
          {relativeTime(submittedAt, now, i18n.language)}
        </span>
        <PhotoActs photo={photo} name={name} />
        <IconButton label={t('full', { name })} onClick={() => setFull(true)}>
          <FullSizeIcon />
        </IconButton>
      </footer>
      <Dialog title={name} opened={full} onClose={() => setFull(false)} width={1200} fillsPhone>
        {full ? <PhotoPair photo={photo} view={view} size="full" /> : null}
      </Dialog>
    </article>
  );
}

function Told({ photo: { status, reason, text } }: { photo: CarPhoto }) {
  const { t } = useTranslation('photos');
  return (
    <div className={styles['told']} data-status={status}>
      <b>{t(`status.${status}`)}</b>
      {reason === null ? null : <span>{t(`reason.${reason}`)}</span>}
      {text === null ? null : <q>{text}</q>}
    </div>
  );
}
