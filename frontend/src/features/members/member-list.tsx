import { useTranslation } from 'react-i18next';
import type { MemberAccount } from '#contracts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { BulkMemberActions } from './bulk-member-actions.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './members.module.css';
import { useMemberLabels } from './use-member-labels.ts';
import { byName, type useMemberSearch } from './use-member-search.ts';

type MemberListProps = ReturnType<typeof useMemberSearch> & {
  chosen: string | null;
  onChoose: (userId: string) => void;
};

export function MemberList({ address, list, chosen, onChoose }: MemberListProps) {
  const { t } = useTranslation('members');
  return (
    <ListPage
      label={t('title')}
      list={list}
      address={address}
      search={{ label: t('find'), help: t('findHelp') }}
      filters={useKinds()}
      columns={useColumns()}
      usualSort={byName}
      card={cardOf}
      keyOf={({ userId }) => userId}
      nameOf={({ name }) => name ?? t('gone')}
      openKey={chosen}
      onOpen={({ userId }) => onChoose(userId)}
      bulk={bulkOf}
      notAllowed={t('noPermission')}
    />
  );
}

const cardOf = (member: MemberAccount) => <MemberName member={member} notes />;
const bulkOf = (several: readonly MemberAccount[], done: () => void) => (
  <BulkMemberActions members={several} onDone={done} />
);

function useKinds() {
  const { t } = useTranslation(['members', 'screen']);
  const options = [
    { value: 'admin', text: t('role.admin') },
    { value: 'moderator', text: t('role.moderator') },
    { value: 'patron', text: t('patrons') },
    { value: 'limited', text: t('limited') },
  ];
  return [{ name: 'kind', label: t('screen:list.only'), options }];
}

function useColumns(): readonly Column<MemberAccount>[] {
  const { t } = useTranslation(['members', 'account']);
  const words = useMemberLabels();
  return [
    { key: 'name', head: t('account:name'), sorts: true, cell: (member) => <MemberName member={member} /> },
    { key: 'roles', head: t('roles'), cell: (member) => words.roles(member).join(', ') },
    { key: 'tier', head: t('tier'), sorts: true, figures: true, cell: ({ tier }) => (tier === 0 ? '–' : tier) },
    { key: 'limits', head: t('limits'), cell: ({ limits }) => limits.map(words.limit).join(', ') },
  ];
}

/** On a phone with the other attributes, as there are no columns. */
function MemberName({ member, notes = false }: { member: MemberAccount; notes?: boolean }) {
  const { t } = useTranslation('members');
  const words = useMemberLabels();
  const name = member.name ?? t('gone');
  const said = [...words.roles(member), ...member.limits.map(words.limit)];
  return (
    <>
      <Avatar name={name} tier={member.tier} mod={member.moderator || member.admin} size={30} />
      <span className={styles['who']}>
        <b>
          {name}
          <StaffMark name={member.name} />
        </b>
        {notes && said.length > 0 ? <span className={styles['quiet']}>{said.join(' · ')}</span> : null}
      </span>
    </>
  );
}
