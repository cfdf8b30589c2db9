import { useTranslation } from 'react-i18next';
import type { MemberAccount } from '#contracts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { useMemberWords } from './use-member-words.ts';
import styles from './members.module.css';

type MemberListProps = {
  members: readonly MemberAccount[];
  chosen: string | null;
  onChoose: (userId: string) => void;
};

const ROW = 49;

/** Who was found; each opens what is known of them. */
export function MemberList({ members, chosen, onChoose }: MemberListProps) {
  return (
    <VirtualList items={members} keyField="userId" rowHeight={ROW} className={styles['found']}>
      {(member) => (
        <MemberRow member={member} chosen={member.userId === chosen} onChoose={() => onChoose(member.userId)} />
      )}
    </VirtualList>
  );
}

function MemberRow({ member, chosen, onChoose }: { member: MemberAccount; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('members');
  const words = useMemberWords();
  const name = member.name ?? t('gone');
  const notes = [...words.roles(member), ...(member.limits.length > 0 ? [t('done.limit-account')] : [])];
  return (
    <button type="button" className={styles['row']} aria-pressed={chosen} onClick={onChoose}>
      <Avatar name={name} tier={member.tier} mod={member.moderator || member.admin} size={30} />
      <span className={styles['who']}>
        <b>{name}</b>
        {notes.length > 0 ? <span className={styles['quiet']}>{notes.join(' · ')}</span> : null}
      </span>
    </button>
  );
}
