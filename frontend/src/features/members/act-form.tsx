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

const firstChoice = (member: MemberAccount, act: MemberAct): ActChoice => ({
  reason: noReason,
  tier: member.tier,
  what: member.limits[0]?.what ?? 'lap-times',
  lastDay: act === 'change-patron-tier' ? (member.paidThrough ?? '') : '',
});

type ActFormProps = { member: MemberAccount; act: MemberAct; onDone: () => void };

/** Asks what an act needs and why, then does it. What was chosen stays when it is refused. */
export function ActForm({ member, act, onDone }: ActFormProps) {
  const { t } = useTranslation('members');
  const form = useForm<ActChoice, MemberActBody>({
    initial: firstChoice(member, act),
    body: (choice) => actBody(act, choice),
    contract: memberActBody,
    at: { 'reason.code': 'reason', 'reason.text': 'reason', paidThrough: 'lastDay', until: 'lastDay' },
    beside: { 'date-past': 'lastDay' },
    submit: async (body) => {
      await sendSignedIn(members.change, { params: { userId: member.userId }, body });
      showSnack({ kind: 'success', text: t('saved') });
      onDone();
    },
  });
  return (
    <FormFrame label={t(`act.${act}`)} form={form} act={t(`act.${act}`)} look={isTaking(act) ? 'danger' : 'main'}>
      <ActFields act={act} form={form} limited={member.limits.map(({ what }) => what)} />
    </FormFrame>
  );
}
