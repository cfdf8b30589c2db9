import { useTranslation } from 'react-i18next';
import { members } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import styles from './person.module.css';

/** The names of a user within the last 90 days, for staff; nothing where there are none. */
export function FormerNames({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('members');
  const { value } = useQuery({
    key: ['members', 'former', userId],
    uncached: true,
    ask: () => queryApi(members.formerNames, { params: { userId } }),
  });
  if (value === undefined || value.names.length === 0) return null;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const said = value.names.map(({ name, givenUpAt }) => {
    return `${name} (${t('until', { date: day.format(new Date(givenUpAt)) })})`;
  });
  return <p className={styles['former']}>{`${t('formerNames')}: ${said.join(', ')}`}</p>;
}
