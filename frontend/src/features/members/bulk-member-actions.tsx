import { useTranslation } from 'react-i18next';
import { type MemberAccount, memberActions } from '#contracts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { ActionForm } from './action-form.tsx';
import { revokesRole } from './revokes-role.ts';
import styles from './members.module.css';

export function BulkMemberActions({ members, onDone }: { members: readonly MemberAccount[]; onDone: () => void }) {
  const { t } = useTranslation(['members', 'screen']);
  const allowed = memberActions.filter((act) => members.every((member) => member.allowed.includes(act)));
  const count = t('screen:list.chosen', { number: members.length });
  if (allowed.length === 0) return <p className={styles['quiet']}>{t('noActs')}</p>;
  return allowed.map((act) => (
    <OpenedByButton
      key={act}
      act={t(`act.${act}`)}
      title={`${t(`act.${act}`)} · ${count}`}
      variant={revokesRole(act) ? 'danger' : 'plain'}
    >
      {(close) => (
        <ActionForm
          members={members}
          act={act}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </OpenedByButton>
  ));
}
