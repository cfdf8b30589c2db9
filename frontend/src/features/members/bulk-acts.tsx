import { useTranslation } from 'react-i18next';
import { type MemberAccount, memberActs } from '#contracts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { ActForm } from './act-form.tsx';
import { isTaking } from './is-taking.ts';
import styles from './members.module.css';

export function BulkActs({ members, onDone }: { members: readonly MemberAccount[]; onDone: () => void }) {
  const { t } = useTranslation(['members', 'screen']);
  const allowed = memberActs.filter((act) => members.every((member) => member.allowed.includes(act)));
  const count = t('screen:list.chosen', { number: members.length });
  if (allowed.length === 0) return <p className={styles['quiet']}>{t('noActs')}</p>;
  return allowed.map((act) => (
    <OpenedByButton
      key={act}
      act={t(`act.${act}`)}
      title={`${t(`act.${act}`)} · ${count}`}
      look={isTaking(act) ? 'danger' : 'plain'}
    >
      {(close) => (
        <ActForm
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
