import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberAccount, type MemberAction, type MemberActionBody, memberActionBody, members } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { noReason } from '../../ui/form/reason-fields.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { actionBody, type ActionChoice } from './action-body.ts';
import { ActionFields } from './action-fields.tsx';
import { revokesRole } from './revokes-role.ts';

const firstChoice = (member: MemberAccount | undefined, act: MemberAction): ActionChoice => ({
  reason: noReason,
  tier: member?.tier ?? 0,
  what: member?.limits[0]?.what ?? 'lap-times',
  lastDay: act === 'change-patron-tier' ? (member?.paidThrough ?? '') : '',
});

type ActFormProps = { members: readonly MemberAccount[]; act: MemberAction; onDone: () => void };

/**
 * Asks for an action's fields and reason, then applies it to each account. The input stays after a refusal; a retry
 * continues with the accounts not yet done.
 */
export function ActionForm({ members: several, act, onDone }: ActFormProps) {
  const { t } = useTranslation('members');
  const done = useRef(new Set<string>());
  const form = useForm<ActionChoice, MemberActionBody>({
    initial: firstChoice(several[0], act),
    body: (choice) => actionBody(act, choice),
    contract: memberActionBody,
    at: { 'reason.code': 'reason', 'reason.text': 'reason', paidThrough: 'lastDay', until: 'lastDay' },
    beside: { 'date-past': 'lastDay' },
    submit: async (body) => {
      for (const { userId } of several) {
        if (done.current.has(userId)) continue;
        await sendAuthenticated(members.change, { params: { userId }, body });
        done.current.add(userId);
      }
      showSnack({ kind: 'success', text: t('saved') });
      onDone();
    },
  });
  return (
    <FormFrame label={t(`act.${act}`)} form={form} act={t(`act.${act}`)} variant={revokesRole(act) ? 'danger' : 'main'}>
      <ActionFields act={act} form={form} limited={several.flatMap(({ limits }) => limits.map(({ what }) => what))} />
    </FormFrame>
  );
}
