import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { AddIcon, RemoveIcon, UploadIcon } from '../../ui/icons.ts';

const ChallengeDialog = lazyComponent(async () => (await import('./challenge-dialog.tsx')).ChallengeDialog);
const RetiredDialog = lazyComponent(async () => (await import('./retired-dialog.tsx')).RetiredDialog);
const LadderDialog = lazyComponent(async () => (await import('./ladder-dialog.tsx')).LadderDialog);

export function StaffActions() {
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
      <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => setOpen('new')}>
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
