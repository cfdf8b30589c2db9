import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeys } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

export function RemovePasskey({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAction(async () => {
    await sendFresh(() => sendAuthenticated(passkeys.remove, { body: { id } }));
    setAsked(false);
    await accountChanged();
    showSnack({ kind: 'success', text: t('keys.removed') });
  });
  return (
    <>
      <Button variant="danger" aria-label={`${t('keys.remove')}: ${name}`} onClick={() => setAsked(true)}>
        {t('keys.remove')}
      </Button>
      <ConfirmDialog
        title={t('keys.removeAsk', { name })}
        opened={asked}
        act={t('keys.remove')}
        colour="red"
        busy={busy}
        onConfirm={() => run()}
        onClose={() => setAsked(false)}
      >
        <p>{t('keys.removeHelp')}</p>
        <Refusal problem={problem} />
      </ConfirmDialog>
    </>
  );
}
