import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberAccount, MemberAct } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { ActDialog } from './act-dialog.tsx';
import styles from './members.module.css';

const taking = new Set<MemberAct>(['dismiss-moderator', 'dismiss-admin', 'limit-account']);

/** What an account is, and what may be done to it. */
export function MemberCard({ member }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  const [asked, setAsked] = useState<MemberAct | null>(null);
  return (
    <section className={styles['card']}>
      <h2>{member.name ?? t('gone')}</h2>
      <MemberFacts member={member} />
      <div className={styles['acts']} role="group" aria-label={t('acts')}>
        {member.allowed.length === 0 ? <p className={styles['quiet']}>{t('noActs')}</p> : null}
        {member.allowed.map((act) => (
          <Button key={act} look={taking.has(act) ? 'danger' : 'plain'} onClick={() => setAsked(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      </div>
      <ActDialog key={asked} member={member} act={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

function MemberFacts({ member: { admin, moderator, tier, paidThrough, limits, userId } }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  const roles = [...(admin ? [t('role.admin')] : []), ...(moderator ? [t('role.moderator')] : [])];
  const tierText = paidThrough === null ? t('tierWith', { tier }) : t('tierUntil', { tier, date: paidThrough });
  const limit = ({ what, until }: MemberAccount['limits'][number]) =>
    `${t(`limitFor.${what}`)} ${until === null ? t('noEnd') : t('until', { date: until.slice(0, 10) })}`;
  return (
    <dl className={styles['facts']}>
      <dt>{t('roles')}</dt>
      <dd>{roles.join(', ') || t('role.member')}</dd>
      <dt>{t('tier')}</dt>
      <dd>{tier === 0 ? t('tierNone') : tierText}</dd>
      <dt>{t('limits')}</dt>
      <dd>{limits.map(limit).join(', ') || t('noLimits')}</dd>
      <dt>{t('id')}</dt>
      <dd>{userId}</dd>
    </dl>
  );
}
