import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerJoinBody, confirmGroupBody, GROUP_TEXT_MAX, groups } from '#contracts';
import type { Group, JoinRequest, MyGroups } from '#contracts';
import { GroupTags } from '../../features/groups/group-card.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import groupStyles from '../../features/groups/groups.module.css';
import { useGroupMutations } from '../../features/groups/use-group-mutations.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { GroupForm } from './add-group.tsx';
import { HandOver, OfferedGroup } from './hand-over.tsx';
import { LongTextField } from './long-text-field.tsx';
import styles from './community.module.css';

export function MyGroupsSection({ of: { items, offered, requests, asked } }: { of: MyGroups }) {
  const { t } = useTranslation('community');
  const open = requests.filter(({ status }) => status === 'asked');
  if (items.length + offered.length + asked.length === 0) return null;
  return (
    <ToolPanel title={t('yours')}>
      <ul className={styles['mine']}>
        {offered.map((group) => (
          <OfferedGroup key={group.groupId} of={group} />
        ))}
        {items.map((group) => (
          <OwnGroup key={group.groupId} of={group} />
        ))}
        {open.map((request) => (
          <Request key={`${request.groupId}${request.member.userId}`} of={request} />
        ))}
        {asked.map((request) => (
          <li key={request.groupId}>
            <b>{request.group}</b>
            <em className={groupStyles['tag']}>{t(`requests.${request.status}`)}</em>
            {request.answer === null ? null : <p>{request.answer}</p>}
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}

function OwnGroup({ of }: { of: Group }) {
  const { t } = useTranslation('community');
  const acts = useGroupMutations(of);
  const [correcting, setCorrecting] = useState(false);
  const may = (act: Group['allowed'][number]) => of.allowed.includes(act);
  return (
    <li>
      <b>{of.name}</b>
      <span className={groupStyles['foot']}>
        <GroupTags of={of} />
      </span>
      {of.reason === null ? null : <p>{t(`faults.${of.reason}`)}</p>}
      {correcting ? (
        <GroupForm label={`${t('correct')}: ${of.name}`} of={of} onDone={() => setCorrecting(false)} />
      ) : null}
      {may('revise-group') && !correcting ? <Button onClick={() => setCorrecting(true)}>{t('correct')}</Button> : null}
      {may('confirm-group') ? <Confirm of={of} /> : null}
      <HandOver of={of} />
      {may('close-group') ? <Button onClick={acts.close}>{t('close')}</Button> : null}
      {may('open-group-again') ? <Button onClick={acts.openAgain}>{t('openAgain')}</Button> : null}
    </li>
  );
}

/** Owners confirm their group with its current size. */
function Confirm({ of: { groupId, name, size } }: { of: Group }) {
  const { t } = useTranslation('community');
  const form = useForm({
    initial: { size: String(size) },
    body: (values) => ({ size: Number(values.size) }),
    contract: confirmGroupBody,
    submit: async (body) => {
      await sendAuthenticated(groups.confirm, { params: { id: groupId }, body });
      showSnack({ kind: 'success', text: t('confirmedNow', { name }) });
    },
  });
  return (
    <FormFrame label={t('confirm')} form={form} act={t('confirm')}>
      <Field {...form.field('size')} label={t('members')} inputMode="numeric" autoComplete="off" />
    </FormFrame>
  );
}

function Request({ of: { groupId, group, member, text } }: { of: JoinRequest }) {
  const { t } = useTranslation('community');
  const send = (accepted: boolean, words: string) => {
    const body = { accepted, ...(words.trim() === '' ? {} : { text: words }) };
    return sendAuthenticated(groups.answer, { params: { id: groupId, member: member.userId }, body });
  };
  const form = useForm({
    initial: { text: '' },
    draft: `group-answer:${groupId}|${member.userId}`,
    body: (values) => ({ accepted: true, text: values.text }),
    contract: answerJoinBody,
    submit: async (body) => {
      await send(true, body.text ?? '');
      showSnack({ kind: 'success', text: t('answered', { name: member.name ?? '' }) });
    },
  });
  return (
    <li>
      <b>
        {t('wantsIn', { name: member.name ?? t('formerPlayer'), group })}
        <StaffMark name={member.name} />
      </b>
      {text === null ? null : <p>{text}</p>}
      <FormFrame
        label={t('answer')}
        form={form}
        act={t('invite')}
        foot={<Button onClick={() => void send(false, form.values.text).catch(() => {})}>{t('decline')}</Button>}
      >
        <LongTextField {...form.field('text')} label={t('inviteText')} maxLength={GROUP_TEXT_MAX} />
      </FormFrame>
    </li>
  );
}
