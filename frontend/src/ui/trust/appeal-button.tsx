import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPEAL_TEXT_MAX, type AppealedKind, appeals } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../button/button.tsx';
import { ConfirmForm } from '../dialog/confirm-form.tsx';
import { useDialogLock } from '../dialog/dialog-lock.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { showSnack } from '../snack/snacks.ts';

type Against = { kind: AppealedKind; itemId: string };

/** Appeals a decision to another moderator, or shows the outcome of the appeal; nothing where there is no decision. */
export function AppealButton(against: Against) {
  const { t } = useTranslation('trust');
  const [opened, setOpened] = useState(false);
  const [sent, setSent] = useState(false);
  const { kind, itemId } = against;
  const { value } = useQuery({
    key: ['appeal', kind, itemId],
    ask: () => queryApi(appeals.one, { params: { kind, itemId } }),
  });
  const status = sent ? 'waiting' : (value?.status ?? 'none');
  if (status === 'none') return null;
  if (status !== 'possible') return <span>{t(`state.${status}`)}</span>;
  return (
    <>
      <Button size="small" onClick={() => setOpened(true)}>
        {t('appeal.act')}
      </Button>
      <Dialog title={t('appeal.title')} opened={opened} onClose={() => setOpened(false)}>
        {opened ? <AppealForm against={against} onSent={() => setSent(true)} onDone={() => setOpened(false)} /> : null}
      </Dialog>
    </>
  );
}

type AppealFormProps = { against: Against; onSent: () => void; onDone: () => void };

function AppealForm({ against, onSent, onDone }: AppealFormProps) {
  const { t } = useTranslation(['trust', 'queue']);
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    draft: `appeal:${against.kind}|${against.itemId}`,
    check: ({ text }) => ({ text: text.trim() === '' ? t('queue:wordsMissing') : undefined }),
    submit: async ({ text }) => {
      await sendAuthenticated(appeals.make, { params: against, body: { text: text.trim() } });
      showSnack({ kind: 'success', text: t('trust:appeal.sent') });
      onSent();
      onDone();
    },
  });
  const { formRef, busy, refusal, unsent, onSubmit } = form;
  useDialogLock(unsent ? 'asks' : undefined);
  return (
    <ConfirmForm {...{ formRef, busy, refusal, onSubmit }} act={t('trust:appeal.act')} variant="main" onClose={onDone}>
      <Field
        label={t('trust:appeal.why')}
        help={t('trust:appeal.help')}
        maxLength={APPEAL_TEXT_MAX}
        {...form.field('text')}
      />
    </ConfirmForm>
  );
}
