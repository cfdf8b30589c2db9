import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../lib/api/problem-error.ts';
import { signOut } from '../../lib/session/sign-in.ts';
import { unsentLapTimes } from '../../lib/session/unsent-lap-times.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { SignOutIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { MenuActionLine } from './menu-line.tsx';

type SignOutActProps = { onClose: () => void };

export function LogOutAction({ onClose }: SignOutActProps) {
  const { t } = useTranslation(['account', 'shell', 'problems']);
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    onClose();
    try {
      await signOut();
      showSnack({ kind: 'success', text: t('shell:user.signedOut') });
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: `${t('shell:user.notSignedOut')} ${t(`problems:${code}`, facts)}` });
    }
  };
  const askFirst = () => (unsentLapTimes().length > 0 ? setAsked(true) : void leave());
  return (
    <>
      <MenuActionLine icon={SignOutIcon} text={t('account:signOut')} run={askFirst} />
      <ConfirmDialog
        title={t('account:signOut')}
        opened={asked}
        act={t('account:signOut')}
        colour="red"
        onConfirm={() => void leave()}
        onClose={() => setAsked(false)}
      >
        <p>{t('account:unsentLost')}</p>
      </ConfirmDialog>
    </>
  );
}
