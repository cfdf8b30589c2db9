import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSixDigits } from '../../lib/form/check-account.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { confirmChatCode, sendChatCode } from '../../lib/session/chat-link.ts';
import { useClientConfig } from '../../lib/use-client-config.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { focusOnMount } from '../../ui/field/focus-on-mount.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { ChatIcon, LockIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function LinkForm({ pending, onDone }: { pending: boolean; onDone: () => void }) {
  const [sent, setSent] = useState(pending);
  if (sent) return <CodeStep onDone={onDone} onAnother={() => setSent(false)} />;
  return <IdStep onSent={() => setSent(true)} />;
}

function IdStep({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { chatId: '' },
    check: ({ chatId }) => ({ chatId: /^\d{17,20}$/.test(chatId.trim()) ? undefined : t('chat.idWrong') }),
    beside: { 'chat-user-unknown': 'chatId', 'chat-not-member': 'chatId', 'chat-messages-closed': 'chatId' },
    submit: async ({ chatId }) => {
      await sendChatCode(chatId.trim());
      onSent();
    },
  });
  return (
    <FormFrame
      label={t('chat.link')}
      form={form}
      act={t('chat.ask')}
      acting={t('forgot.sending')}
      foot={form.refusedAsTyped?.code === 'chat-not-member' ? <JoinChat /> : null}
    >
      <Field
        {...form.field('chatId')}
        label={t('chat.id')}
        help={t('chat.askHelp')}
        icon={<ChatIcon aria-hidden="true" />}
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
        ref={focusOnMount}
      />
    </FormFrame>
  );
}

/** The link to the chat, where its address is known. */
function JoinChat() {
  const { t } = useTranslation('account');
  const { chatUrl } = useClientConfig(true);
  if (chatUrl === undefined) return null;
  return (
    <a href={chatUrl} target="_blank" rel="noreferrer">
      {t('chat.join')}
    </a>
  );
}

function CodeStep({ onDone, onAnother }: { onDone: () => void; onAnother: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isSixDigits(code) ? undefined : t('reason.code') }),
    beside: { 'chat-code-wrong': 'code', 'chat-code-expired': 'code' },
    submit: async ({ code }) => {
      await confirmChatCode(code.replaceAll(/\s/g, ''));
      showSnack({ kind: 'success', text: t('chat.linkedNow') });
      onDone();
    },
  });
  return (
    <FormFrame
      label={t('chat.link')}
      form={form}
      act={t('chat.confirm')}
      foot={
        <Button variant="ghost" onClick={onAnother}>
          {t('chat.another')}
        </Button>
      }
    >
      <Field
        {...form.field('code')}
        label={t('chat.code')}
        help={t('chat.codeHelp')}
        icon={<LockIcon aria-hidden="true" />}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        data-autofocus
        ref={focusOnMount}
      />
    </FormFrame>
  );
}
