import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MemberCard } from '../../features/members/member-card.tsx';
import { MemberHistory } from '../../features/members/member-history.tsx';
import { MemberList } from '../../features/members/member-list.tsx';
import { useMember, useMembers } from '../../features/members/use-members.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { MoveLeftIcon, SearchIcon } from '../../ui/icons.ts';
import styles from './admin.module.css';
import { isForOthers, NotForYou } from './not-for-you.tsx';

/** Find a user, see what they are, do what an admin may. Who is looked for and who is chosen stand in the address. */
export function AdminPage() {
  const { t } = useTranslation('members');
  const [search, setSearch] = useSearchParams();
  const find = search.get('find') ?? '';
  const user = search.get('user');
  const { value, problem, retry } = useMembers(useDeferredValue(find.trim()));
  usePageTitle(t('title'));
  // Typing is not a step that one goes back over; choosing somebody is one.
  const look = (text: string) => setSearch(text === '' ? {} : { find: text }, { replace: true });
  const choose = (userId: string | null) =>
    setSearch({ ...(find === '' ? {} : { find }), ...(userId === null ? {} : { user: userId }) });

  return (
    <div className={styles['page']} data-chosen={user !== null || undefined}>
      <h1>{t('title')}</h1>
      {problem && isForOthers(problem) ? (
        <NotForYou problem={problem} />
      ) : (
        <div className={styles['sides']}>
          <div className={styles['finding']}>
            <Field
              type="search"
              icon={<SearchIcon aria-hidden="true" />}
              label={t('find')}
              help={t('findHelp')}
              value={find}
              onChange={(event) => look(event.target.value)}
            />
            {problem ? <TryAgain problem={problem} retry={retry} /> : null}
            {!value && !problem ? <p aria-busy="true">{t('loading')}</p> : null}
            {value?.items.length === 0 ? <p role="status">{t('none')}</p> : null}
            {value && value.items.length > 0 ? (
              <MemberList members={value.items} chosen={user} onChoose={choose} />
            ) : null}
          </div>
          {user === null ? (
            <p className={styles['nobody']}>{t('chooseOne')}</p>
          ) : (
            <ChosenMember userId={user} onBack={() => choose(null)} />
          )}
        </div>
      )}
    </div>
  );
}

/** On a phone it stands instead of the list, with a way back. */
function ChosenMember({ userId, onBack }: { userId: string; onBack: () => void }) {
  const { t } = useTranslation('members');
  const { value, problem, retry } = useMember(userId);
  const member = value?.userId === userId ? value : undefined;
  return (
    <div className={styles['side']}>
      <span className={styles['back']}>
        <Button look="ghost" icon={<MoveLeftIcon aria-hidden="true" />} onClick={onBack}>
          {t('toList')}
        </Button>
      </span>
      {problem ? <TryAgain problem={problem} retry={retry} /> : null}
      {!member && !problem ? <p aria-busy="true">{t('loading')}</p> : null}
      {member ? (
        <>
          <MemberCard key={userId} member={member} />
          <MemberHistory userId={userId} />
        </>
      ) : null}
    </div>
  );
}

type TryAgainProps = { problem: NonNullable<Parameters<typeof Refusal>[0]['problem']>; retry: () => void };

function TryAgain({ problem, retry }: TryAgainProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles['again']}>
      <Refusal problem={problem} />
      {problem.status === 404 ? null : <Button onClick={retry}>{t('retry')}</Button>}
    </div>
  );
}
