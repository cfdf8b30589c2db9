import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberAccount, type MemberAct, type MemberActBody, memberActBody, members } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { noReason } from '../../ui/form/reason-fields.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { actBody, type ActChoice } from './act-body.ts';
import { ActFields } from './act-fields.tsx';
import { isTaking } from './is-taking.ts';

const firstChoice = (member: MemberAccount | undefined, act: MemberAct): ActChoice => ({
  reason: noReason,
  tier: member?.tier ?? 0,
  what: member?.limits[0]?.what ?? 'lap-times',
  lastDay: act === 'change-patron-tier' ? (member?.paidThrough ?? '') : '',
});

type ActFormProps = { members: readonly MemberAccount[]; act: MemberAct; onDone: () => void };

/**
 * Asks for an action's fields and reason, then applies it to each account. The input stays after a refusal; a retry
 * continues with the accounts not yet done.
 */
export function ActForm({ members: several, act, onDone }: ActFormProps) {
  const { t } = useTranslation('members');
  const done = useRef(new Set<string>());
  const form = useForm<ActChoice, MemberActBody>({
    initial: firstChoice(several[0], act),
    body: (choice) => actBody(act, choice),
    contract: memberActBody,
    at: { 'reason.code': 'reason', 'reason.text': 'reason', paidThrough: 'lastDay', until: 'lastDay' },
    beside: { 'date-past': 'lastDay' },
    submit: async (body) => {
      for (const { userId } of several) {
        if (done.current.has(userId)) continue;
        await sendSignedIn(members.change, { params: { userId }, body });
        done.current.add(userId);
      }
      showSnack({ kind: 'success', text: t('saved') });
      onDone();
    },
  });
  return (
    <FormFrame label={t(`act.${act}`)} form={form} act={t(`act.${act}`)} look={isTaking(act) ? 'danger' : 'main'}>
      <ActFields act={act} form={form} limited={several.flatMap(({ limits }) => limits.map(({ what }) => what))} />
    </FormFrame>
  );
}
