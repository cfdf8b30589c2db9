import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarPhoto } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { carPath } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PictureCard } from '../../ui/car/picture-card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FullSizeIcon } from '../../ui/icons.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoPair } from './photo-pair.tsx';
import type { PairView } from './photo-pair.tsx';

type PhotoCardProps = {
  photo: CarPhoto;
  view: PairView;
  /** Shows the decision and its reason: in the user's own list, and in that of moderators. */
  told?: boolean;
};

export function PhotoCard({ photo, view, told = false }: PhotoCardProps) {
  const { t, i18n } = useTranslation('photos');
  const [now] = useState(Date.now);
  const [full, setFull] = useState(false);
  const { car, carId, by, submittedAt, status, reason, text } = photo;
  const name = car?.name ?? carId;
  const why = reason === null ? null : t(`reason.${reason}`);
  return (
    <PictureCard
      {...{ name, car }}
      to={carPath(carId)}
      ruling={told ? { status, label: t(`status.${status}`), reason: why, text } : undefined}
      by={
        <>
          <PersonLink name={by.name} /> · {relativeTime(submittedAt, now, i18n.language)}
        </>
      }
      acts={
        <>
          <PhotoActions photo={photo} name={name} />
          <IconButton label={t('full', { name })} onClick={() => setFull(true)}>
            <FullSizeIcon />
          </IconButton>
        </>
      }
    >
      <PhotoPair photo={photo} view={view} size="card" />
      <Dialog title={name} opened={full} onClose={() => setFull(false)} width={1200} fillsPhone>
        {full ? <PhotoPair photo={photo} view={view} size="full" /> : null}
      </Dialog>
    </PictureCard>
  );
}
