import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { PersonHead } from './person-head.tsx';
import styles from './lap-time-submissions.module.css';
import { LapTimeSubmissionList } from './lap-time-submission-list.tsx';
import { usePersonsTimes } from './use-lap-time-submissions.ts';

export function UserTimesPage() {
  const { t } = useTranslation('saidtimes');
  const { username = '' } = useParams();
  const list = usePersonsTimes(username);
  return (
    <ContentPage title={username} back={{ to: pages.downTimes, label: t('title') }}>
      <PersonHead key={username} name={username} />
      <h2 className={styles['heading']}>{t('timesOf', { name: username })}</h2>
      <LapTimeSubmissionList
        list={list}
        ofPerson
        empty={<Empty title={t('noTimes')} text={t('noTimesText', { name: username })} />}
      />
    </ContentPage>
  );
}
