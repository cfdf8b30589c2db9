import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/form/use-act.ts';
import { unlinkChat } from '../../lib/session/chat-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

/** Works without the chat, too: only what is kept here is forgotten. */
export function UnlinkButton() {
  const { t } = useTranslation('account');
  const { busy, problem, run } = useAct(async () => {
    await unlinkChat();
    showSnack({ kind: 'success', text: t('chat.unlinked') });
  });
  return (
    <>
      <Refusal problem={problem} />
      <Button busy={busy} onClick={() => run()}>
        {t('chat.unlink')}
      </Button>
    </>
  );
}
