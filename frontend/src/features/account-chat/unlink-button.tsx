import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/form/use-action.ts';
import { unlinkChat } from '../../lib/session/chat-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

/** Removes a link, also a pending one. Works without the chat, too: only the data saved here is deleted. */
export function UnlinkButton({ linked }: { linked: boolean }) {
  const { t } = useTranslation('account');
  const { busy, problem, run } = useAction(async () => {
    await unlinkChat();
    if (linked) showSnack({ kind: 'success', text: t('chat.unlinked') });
  });
  return (
    <>
      <Refusal problem={problem} />
      <Button busy={busy} onClick={() => run()}>
        {linked ? t('chat.unlink') : t('chat.discard')}
      </Button>
    </>
  );
}
