import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { unsentLapTimes } from '../../lib/session/unsent-lap-times.ts';
import { signedOut } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

export function EndEverywhere() {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAction(async () => {
    await sendAuthenticated(account.endAllSessions, { body: {} });
    setAsked(false);
    await signedOut();
    showSnack({ kind: 'success', text: t('sessions.endedEverywhere') });
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('sessions.endEverywhere')}
      </Button>
      <ConfirmDialog
        title={t('sessions.endAsk')}
        opened={asked}
        act={t('sessions.endEverywhere')}
        colour="red"
        busy={busy}
        onConfirm={() => run()}
        onClose={() => setAsked(false)}
      >
        <p>{t('sessions.endEverywhereHelp')}</p>
        {unsentLapTimes().length > 0 ? <p>{t('unsentLost')}</p> : null}
        <Refusal problem={problem} />
      </ConfirmDialog>
    </>
  );
}
