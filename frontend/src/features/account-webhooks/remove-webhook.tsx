import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhooks } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

export function RemoveWebhook({ id, url }: { id: string; url: string }) {
  const { t } = useTranslation('webhooks');
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAction(async () => {
    await sendFresh(() => sendAuthenticated(webhooks.remove, { params: { id } }));
    setAsked(false);
    await accountChanged();
    showSnack({ kind: 'success', text: t('removed') });
  });
  return (
    <>
      <Button variant="danger" aria-label={`${t('remove')}: ${url}`} onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        title={t('removeAsk')}
        opened={asked}
        act={t('remove')}
        colour="red"
        busy={busy}
        onConfirm={() => run()}
        onClose={() => setAsked(false)}
      >
        <p>{t('removeHelp')}</p>
        <Refusal problem={problem} />
      </ConfirmDialog>
    </>
  );
}
