import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeSummary } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { ChallengeCard } from '../../features/challenges/challenge-card.tsx';
import { byKind, isFound } from '../../features/challenges/challenge-order.ts';
import styles from '../../features/challenges/challenges.module.css';
import { useChallenges } from '../../features/challenges/use-challenges.ts';
import { useAccountRounds } from '../../lib/saved-rounds/account-rounds.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { changeSettings, useSetting } from '../../lib/settings/settings.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chips/chip.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { StaffActions } from './staff-actions.tsx';

const FIRST = { find: '' };

export function ChallengesPage() {
  const { t } = useTranslation(['challenges', 'shell']);
  const of = useChallenges();
  useAccountRounds();
  const [{ find }, set] = useAddressFields(FIRST);
  return (
    <ContentPage title={t('shell:menu.Challenges')} subtitle={t('subtitle')} actions={<StaffActions />}>
      <Tools find={find} onFind={(text) => set({ find: text })} />
      <QueryBoundary
        of={of}
        skeleton={<Skeleton rows={3} columns={3} rowHeight={150} />}
        empty={{ when: ({ items }) => items.length === 0, show: <Empty title={t('none')} text={t('noneHelp')} /> }}
      >
        {({ items }) => <Listed items={items} find={find} onAll={() => set({ find: '' })} />}
      </QueryBoundary>
    </ContentPage>
  );
}

function Tools({ find, onFind }: { find: string; onFind: (text: string) => void }) {
  const { t } = useTranslation('challenges');
  const long = useSetting('showLongCgs');
  const permanent = useSetting('showPermanentCgs');
  return (
    <div className={styles['tools']}>
      <Field
        label={t('find')}
        icon={<SearchIcon aria-hidden="true" />}
        value={find}
        onChange={({ target }) => onFind(target.value)}
      />
      <span role="group" aria-label={t('also')} className={styles['chips']}>
        <Chip pressed={long} onToggle={() => changeSettings({ showLongCgs: !long })}>
          {t('kinds.long-term')}
        </Chip>
        <Chip pressed={permanent} onToggle={() => changeSettings({ showPermanentCgs: !permanent })}>
          {t('kinds.permanent')}
        </Chip>
      </span>
    </div>
  );
}

type ListedProps = { items: readonly ChallengeSummary[]; find: string; onAll: () => void };

function Listed({ items, find, onAll }: ListedProps) {
  const { t, i18n } = useTranslation('challenges');
  const shown = { current: true, 'long-term': useSetting('showLongCgs'), permanent: useSetting('showPermanentCgs') };
  const { cars } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const found = items.filter((item) => shown[item.facts.kind] && isFound(item, find));
  if (found.length === 0) {
    const showAll = () => {
      changeSettings({ showLongCgs: true, showPermanentCgs: true });
      onAll();
    };
    return (
      <Empty title={t('noFit')}>
        <Button onClick={showAll}>{t('showAll')}</Button>
      </Empty>
    );
  }
  return (
    <div className={styles['parts']}>
      {byKind(found, i18n.language).map(({ kind, items: ofKind }) => (
        <section key={kind} className={styles['part']} aria-label={t(`kinds.${kind}`)}>
          <h2>
            {t(`kinds.${kind}`)} <small>{ofKind.length}</small>
          </h2>
          <ul className={styles['list']}>
            {ofKind.map((one) => (
              <ChallengeCard key={one.challengeId} of={one} cars={cars} byId={byId} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
