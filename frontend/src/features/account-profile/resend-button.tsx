import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { send } from '../../lib/api/send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { busy, problem, run } = useAction(async () => {
    await send(account.sendConfirmation, { body: { email } });
    showSnack({ kind: 'success', text: t('profile.linkSent'), seconds: 8 });
  });
  return (
    <>
      <Button busy={busy} onClick={() => run()}>
        {t('confirm.send')}
      </Button>
      <Refusal problem={problem} />
    </>
  );
}
