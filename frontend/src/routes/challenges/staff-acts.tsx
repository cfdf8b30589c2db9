import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { partOf } from '../../lib/part-of.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { AddIcon, RemoveIcon, UploadIcon } from '../../ui/icons.ts';

const ChallengeDialog = partOf(async () => (await import('./challenge-dialog.tsx')).ChallengeDialog);
const RetiredDialog = partOf(async () => (await import('./retired-dialog.tsx')).RetiredDialog);
const LadderDialog = partOf(async () => (await import('./ladder-dialog.tsx')).LadderDialog);

export function StaffActs() {
  const { t } = useTranslation('challenges');
  const session = useSession();
  const [open, setOpen] = useState<'new' | 'import' | 'retired' | undefined>();
  if (session.status !== 'signed-in' || !(session.mod || session.admin)) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton label={t('changes.retired')} onClick={() => setOpen('retired')}>
        <RemoveIcon />
      </IconButton>
      <Button icon={<UploadIcon aria-hidden="true" />} onClick={() => setOpen('import')}>
        {t('import.act')}
      </Button>
      <Button look="main" icon={<AddIcon aria-hidden="true" />} onClick={() => setOpen('new')}>
        {t('new')}
      </Button>
      <Suspense fallback={null}>
        {open === 'new' ? <ChallengeDialog onClose={close} /> : null}
        {open === 'retired' ? <RetiredDialog onClose={close} /> : null}
        {open === 'import' ? <LadderDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
