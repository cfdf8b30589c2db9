import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberAccount, memberActions } from '#contracts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { ActionForm } from './action-form.tsx';
import { revokesRole } from './revokes-role.ts';
import { useMemberLabels } from './use-member-labels.ts';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './members.module.css';

export function MemberCard({ member }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  const name = member.name ?? t('gone');
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <Avatar name={name} tier={member.tier} mod={member.moderator || member.admin} size={46} />
        <h2>
          {name}
          <StaffMark name={member.name} />
        </h2>
      </div>
      <MemberFacts member={member} />
      <MemberActs member={member} name={name} />
    </section>
  );
}

function MemberFacts({ member }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  const words = useMemberLabels();
  return (
    <dl className={styles['facts']}>
      <dt>{t('roles')}</dt>
      <dd>{words.roles(member).join(', ') || t('role.member')}</dd>
      <dt>{t('tier')}</dt>
      <dd>{words.tier(member)}</dd>
      <dt>{t('limits')}</dt>
      {member.limits.length === 0 ? <dd>{t('noLimits')}</dd> : null}
      {member.limits.map((limit) => (
        <dd key={limit.what} className={styles['limit']}>
          {words.limit(limit)}
        </dd>
      ))}
      <dt>{t('id')}</dt>
      <dd className={styles['id']}>{member.userId}</dd>
    </dl>
  );
}

/** A completed action removes its own button; the focus then moves to the remaining actions. */
function MemberActs({ member, name }: { member: MemberAccount; name: string }) {
  const { t } = useTranslation('members');
  const acts = useRef<HTMLDivElement>(null);
  const shown = useRef(member.allowed);
  useEffect(() => {
    const changed = shown.current !== member.allowed;
    shown.current = member.allowed;
    if (changed && document.activeElement === document.body) acts.current?.focus();
  });
  return (
    <div ref={acts} tabIndex={-1} className={styles['acts']} role="group" aria-label={t('acts')}>
      {member.allowed.length === 0 ? <p className={styles['quiet']}>{t('noActs')}</p> : null}
      {memberActions.map((act) => (
        <OpenedByButton
          key={act}
          act={t(`act.${act}`)}
          title={t('ask', { act: t(`act.${act}`), name })}
          variant={revokesRole(act) ? 'danger' : 'plain'}
          hidden={!member.allowed.includes(act)}
        >
          {(close) => <ActionForm members={[member]} act={act} onDone={close} />}
        </OpenedByButton>
      ))}
    </div>
  );
}
