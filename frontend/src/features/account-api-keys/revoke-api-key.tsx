import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeys } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

export function RevokeApiKey({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('apikeys');
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAction(async () => {
    await sendFresh(() => sendAuthenticated(apiKeys.revoke, { params: { id } }));
    setAsked(false);
    await accountChanged();
    showSnack({ kind: 'success', text: t('revoked') });
  });
  return (
    <>
      <Button variant="danger" aria-label={`${t('revoke')}: ${name}`} onClick={() => setAsked(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        title={t('revokeAsk', { name })}
        opened={asked}
        act={t('revoke')}
        colour="red"
        busy={busy}
        onConfirm={() => run()}
        onClose={() => setAsked(false)}
      >
        <p>{t('revokeHelp')}</p>
        <Refusal problem={problem} />
      </ConfirmDialog>
    </>
  );
}
