import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoFaults } from '#contracts';
import type { CarPhoto } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { ReportButton } from '../../ui/trust/report-button.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { usePhotoMutations } from './use-photo-mutations.ts';

type PhotoActsProps = { photo: CarPhoto; name: string };

/** The actions on a photo that the server allows the user. */
export function PhotoActions({ photo, name }: PhotoActsProps) {
  const { t } = useTranslation('photos');
  const acts = usePhotoMutations();
  const { busy, run } = useAction((act: () => Promise<void>) => act());
  const may = (act: CarPhoto['allowed'][number]) => photo.allowed.includes(act);
  const button = (text: string, act: () => Promise<void>, variant: 'good' | 'plain' = 'plain') => (
    <Button variant={variant} size="small" busy={busy} aria-label={`${text}: ${name}`} onClick={() => run(act)}>
      {text}
    </Button>
  );
  return (
    <>
      {may('decline-car-photo') ? <Decline photo={photo} name={name} /> : null}
      {may('approve-car-photo') ? button(t('approve'), () => acts.approve(photo), 'good') : null}
      {may('reopen-car-photo') ? button(t('reopen'), () => acts.reopen(photo)) : null}
      {may('withdraw-car-photo') ? button(t('withdraw'), () => acts.withdraw(photo)) : null}
      {may('send-car-photo-again') ? button(t('again'), () => acts.sendAgain(photo)) : null}
      {photo.status === 'approved' && photo.allowed.length === 0 ? (
        <ReportButton about={{ kind: 'car-photo', itemId: `${photo.carId}|${photo.photoId}` }} name={name} />
      ) : null}
      {photo.allowed.length > 0 ? (
        <HistoryLink small kind="car-photo" itemId={`${photo.carId}|${photo.photoId}`} name={name} />
      ) : null}
    </>
  );
}

function Decline({ photo, name }: PhotoActsProps) {
  const { t } = useTranslation('photos');
  const { decline } = usePhotoMutations();
  const [open, setOpen] = useState(false);
  const act = photo.status === 'approved' ? t('takeDown') : t('decline');
  return (
    <>
      <Button size="small" aria-label={`${act}: ${name}`} onClick={() => setOpen(true)}>
        {act}
      </Button>
      <DecisionDialog
        of={photo}
        // A photo itself never changes: only its attributes do.
        reads={() => null}
        title={t('declineTitle', { name })}
        opened={open}
        act={act}
        variant="danger"
        options={photoFaults.map((value) => ({ value, text: t(`reason.${value}`) }))}
        help={t('declineHelp')}
        submit={decline}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
