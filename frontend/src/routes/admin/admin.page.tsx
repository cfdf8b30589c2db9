import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MemberCard } from '../../features/members/member-card.tsx';
import { MemberHistory } from '../../features/members/member-history.tsx';
import { MemberList } from '../../features/members/member-list.tsx';
import { OddNames } from '../../features/members/odd-names.tsx';
import { useMemberSearch } from '../../features/members/use-member-search.ts';
import { useMember } from '../../features/members/use-members.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { isAboutCaller } from '../../ui/query/refused.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MoveLeftIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import styles from './admin.module.css';
import { OperationsSection } from './operations-section.tsx';

/** Users or operations: the address holds which part. */
export function AdminPage() {
  const [search] = useSearchParams();
  return search.get('part') === 'operations' ? <OperationsSection /> : <PeoplePart />;
}

function PeoplePart() {
  const { t } = useTranslation(['members', 'operations']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const members = useMemberSearch();
  const { problem } = members.list;
  // A caller who may not see the list sees no single user either.
  const user = problem && isAboutCaller(problem) ? null : search.get('user');
  const choose = (userId: string | null) =>
    setSearch((now) => {
      if (userId === null) now.delete('user');
      else now.set('user', userId);
      return now;
    });
  return (
    <ContentPage
      title={t('title')}
      actions={
        <Button onClick={() => void navigate(`${pages.admin}?part=operations`)}>{t('operations:toOperations')}</Button>
      }
    >
      <div className={styles['sides']} data-chosen={user !== null || undefined}>
        <div className={styles['finding']}>
          <MemberList {...members} chosen={user} onChoose={choose} />
          {problem ? null : <OddNames onChoose={choose} />}
        </div>
        {user === null ? null : <ChosenMember userId={user} onBack={() => choose(null)} />}
      </div>
    </ContentPage>
  );
}

function ChosenMember({ userId, onBack }: { userId: string; onBack: () => void }) {
  const { t } = useTranslation('members');
  const of = useMember(userId);
  return (
    <div className={styles['side']}>
      <span className={styles['back']}>
        <Button variant="ghost" icon={<MoveLeftIcon aria-hidden="true" />} onClick={onBack}>
          {t('toList')}
        </Button>
      </span>
      <QueryBoundary
        of={{ ...of, value: of.value?.userId === userId ? of.value : undefined }}
        notAllowed={t('noPermission')}
      >
        {(member) => (
          <>
            <MemberCard key={userId} member={member} />
            <MemberHistory userId={userId} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
