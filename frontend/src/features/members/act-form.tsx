import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { members } from '#contracts';
import type { MemberAccount, MemberAct, MemberActBody } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { useRefusedFocus } from '../../lib/form/use-refused-focus.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { actBody, type ActChoice } from './act-body.ts';
import { ActFields } from './act-fields.tsx';
import { isTaking } from './is-taking.ts';

const firstChoice = (member: MemberAccount, act: MemberAct): ActChoice => ({
  reason: undefined,
  text: '',
  tier: member.tier,
  what: member.limits[0]?.what ?? 'lap-times',
  lastDay: act === 'change-patron-tier' ? (member.paidThrough ?? '') : '',
});

type ActFormProps = { member: MemberAccount; act: MemberAct; onDone: () => void };

/** Asks what an act needs and why, then does it. What was chosen stays when it is refused. */
export function ActForm({ member, act, onDone }: ActFormProps) {
  const { t } = useTranslation(['members', 'problems']);
  const [first] = useState(() => firstChoice(member, act));
  const [choice, setChoice] = useState(first);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useAct(async (body: MemberActBody) => {
    await sendSignedIn(members.change, { params: { userId: member.userId }, body });
    showSnack({ kind: 'success', text: t('saved') });
    onDone();
  });
  const body = actBody(act, choice);
  const { formRef, noteTry } = useRefusedFocus(busy, problem !== undefined || (tried && !body));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    noteTry();
    if (body) run(body);
  };
  const refused = problem && t(`problems:${problem.code}`, problem.facts);
  const isDate = problem?.code === 'date-past';
  return (
    <FormFrame
      label={t(`act.${act}`)}
      form={{ formRef, busy, refusal: isDate ? undefined : refused, unsent: choice !== first, onSubmit }}
      act={t(`act.${act}`)}
      look={isTaking(act) ? 'danger' : 'main'}
    >
      <ActFields
        act={act}
        choice={choice}
        limited={member.limits.map(({ what }) => what)}
        reasonMissing={tried && !body}
        wrongDay={isDate ? refused : undefined}
        change={(part) => setChoice((before) => ({ ...before, ...part }))}
      />
    </FormFrame>
  );
}
