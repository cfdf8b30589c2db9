import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { PersonsTimes } from '#contracts';
import { pages } from '../../lib/paths.ts';
import { Empty } from '../../ui/asked/empty.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import styles from './said-times.module.css';
import { SaidTimesList } from './said-times-list.tsx';
import { usePersonsTimes, usePersonsTrust } from './use-said-times.ts';

/** What one person said, and how it fared: for everybody to see whose word a time is. */
export function UserTimesPage() {
  const { t } = useTranslation('saidtimes');
  const { username = '' } = useParams();
  const list = usePersonsTimes(username);
  const { value } = usePersonsTrust(username);
  return (
    <ContentPage
      title={t('timesOf', { name: value?.name ?? username })}
      back={{ to: pages.downTimes, label: t('title') }}
    >
      {value ? <Figures of={value} /> : null}
      <SaidTimesList
        list={list}
        ofPerson
        empty={<Empty title={t('noTimes')} text={t('noTimesText', { name: username })} />}
      />
    </ContentPage>
  );
}

function Figures({ of: { total, trust } }: { of: PersonsTimes }) {
  const { t, i18n } = useTranslation('saidtimes');
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(trust.value);
  const figures = [
    ['total', String(total)],
    ['accepted', String(trust.accepted)],
    ['reversed', String(trust.reversed)],
    ['trust', share],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, text]) => (
        <div key={name} data-tip={name === 'trust' ? t('trustHelp') : undefined}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
