import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MemberCard } from '../../features/members/member-card.tsx';
import { MemberHistory } from '../../features/members/member-history.tsx';
import { useMembers } from '../../features/members/use-members.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './admin.module.css';

const forNobodyElse = ['signed-out', 'not-allowed'];

/** Find a user, see what they are, do what an admin may. Who is looked for and who is chosen stand in the address. */
export function AdminPage() {
  const { t } = useTranslation(['members', 'problems']);
  const [search, setSearch] = useSearchParams();
  const find = search.get('find') ?? '';
  const { value, problem, retry } = useMembers(useDeferredValue(find.trim()));
  const chosen = value?.items.find(({ userId }) => userId === search.get('user'));
  const set = (name: 'find' | 'user', text: string) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: text }), { replace: true });

  if (problem && !value) {
    const code = forNobodyElse.includes(problem.code) ? undefined : problem.code;
    return (
      <div className={styles['page']}>
        <h1>{t('title')}</h1>
        <p role="alert">{code ? t(`problems:${code}`) : t('noPermission')}</p>
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <div className={styles['sides']}>
        <div className={styles['side']}>
          <Field
            type="search"
            label={t('find')}
            help={t('findHelp')}
            value={find}
            onChange={(event) => set('find', event.target.value)}
          />
          {problem ? <Button onClick={retry}>{t(`problems:${problem.code}`)}</Button> : null}
          {!value ? <p aria-busy="true">{t('loading')}</p> : null}
          {value?.items.length === 0 ? <p role="status">{t('none')}</p> : null}
          {value?.items.map(({ userId, name }) => (
            <Button
              key={userId}
              wide
              look={userId === chosen?.userId ? 'main' : 'plain'}
              aria-pressed={userId === chosen?.userId}
              onClick={() => set('user', userId)}
            >
              {name ?? t('gone')}
            </Button>
          ))}
        </div>
        <div className={styles['side']}>
          {chosen ? (
            <>
              <MemberCard member={chosen} />
              <MemberHistory userId={chosen.userId} />
            </>
          ) : (
            <p>{t('chooseOne')}</p>
          )}
        </div>
      </div>
    </div>
  );
}
