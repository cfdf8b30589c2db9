import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Car, MyGarage } from '#contracts';
import { countGarage } from '#racing';
import { useGarageMutations } from '../../features/garage/use-garage-mutations.ts';
import { type Owned, useMyGarage, useSharedGarage } from '../../features/garage/use-garage.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { AddCopies } from './add-copies.tsx';
import { CarsSection } from './cars-section.tsx';
import { GARAGE_FIELDS, type GarageFields, type SetFields } from './garage-fields.ts';
import styles from './garage.module.css';
import { GroupsSection } from './groups-section.tsx';
import { ImportSection } from './import-section.tsx';
import { ShareMenu } from './share-menu.tsx';
import { useOwned } from './use-owned.ts';
import { YearSection } from './year-section.tsx';

const parts = ['cars', 'groups', 'next', 'year', 'community', 'import'] as const;
const CommunitySection = lazyComponent(async () => (await import('./community-section.tsx')).CommunitySection);
const NextSection = lazyComponent(async () => (await import('./next-section.tsx')).NextSection);
type Part = (typeof parts)[number];

export function GaragePage() {
  const { username } = useParams();
  const session = useSession();
  const isOwn = username === undefined || (session.status === 'signed-in' && session.name === username);
  return isOwn ? <OwnPage /> : <SharedPage name={username} />;
}

function OwnPage() {
  const { t, i18n } = useTranslation('garage');
  const session = useSession();
  const asked = useMyGarage();
  const [fields, set] = useAddressFields(GARAGE_FIELDS);
  const [adding, setAdding] = useState(false);
  const acts = useGarageMutations(asked.retry);
  const { cars, owned } = useOwned(asked.value?.copies);
  const garage = asked.value;
  const changedAt = garage?.changedAt ?? null;
  const [now] = useState(Date.now);
  const changed = changedAt === null ? undefined : relativeTime(changedAt, now, i18n.language);
  const isKnown = session.status === 'signed-in' && garage !== undefined;
  return (
    <ContentPage
      title={t('title')}
      subtitle={changed === undefined ? t('lead') : t('changed', { when: changed })}
      {...(isKnown
        ? {
            actions: (
              <>
                {garage.copies.length > 0 ? <HistoryLink kind="garage" itemId={session.userId} /> : null}
                <ShareMenu garage={garage} name={session.name} acts={acts} />
                <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => setAdding(true)}>
                  {t('add')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      <QueryBoundary of={{ ...asked, value: owned && garage }} notAllowed={t('signIn')}>
        {(value) => (
          <Parts {...{ garage: value, owned: owned ?? [], cars, fields, set, acts, onAdd: () => setAdding(true) }} />
        )}
      </QueryBoundary>
      <AddCopies opened={adding} onClose={() => setAdding(false)} acts={acts} owned={owned ?? []} />
    </ContentPage>
  );
}

type PartsProps = {
  garage: MyGarage;
  owned: readonly Owned[];
  cars: readonly Car[];
  fields: GarageFields;
  set: SetFields;
  acts: ReturnType<typeof useGarageMutations>;
  onAdd: () => void;
};

function Parts({ garage, owned, cars, fields, set, acts, onAdd }: PartsProps) {
  const { t } = useTranslation('garage');
  const part = parts.find((one) => one === fields.part) ?? 'cars';
  const isEmpty = owned.length === 0 && part !== 'import' && part !== 'community';
  return (
    <>
      <PartChoice shown={parts} part={part} set={set} />
      {isEmpty ? (
        <Empty title={t('empty')} text={t('emptyText')}>
          <span className={styles['row']}>
            <Button onClick={onAdd}>{t('add')}</Button>
            <Button onClick={() => set({ part: 'import' })}>{t('parts.import')}</Button>
          </span>
        </Empty>
      ) : (
        <Figures owned={owned} cars={cars} />
      )}
      {part === 'cars' && !isEmpty ? (
        <CarsSection {...{ owned, cars, fields, set, acts, groups: garage.groups }} />
      ) : null}
      {part === 'groups' && !isEmpty ? <GroupsSection {...{ owned, cars, groups: garage.groups, acts, set }} /> : null}
      {part === 'next' && !isEmpty ? (
        <Suspense fallback={<Skeleton rows={4} rowHeight={110} />}>
          <NextSection owned={owned} cars={cars} />
        </Suspense>
      ) : null}
      {part === 'year' && !isEmpty ? <YearSection {...{ owned, cars, fields, set }} isOwn /> : null}
      {part === 'community' ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <CommunitySection cars={cars} />
        </Suspense>
      ) : null}
      {part === 'import' ? <ImportSection garage={garage} cars={cars} acts={acts} /> : null}
    </>
  );
}

type PartChoiceProps = { shown: readonly Part[]; part: Part; set: SetFields };

function PartChoice({ shown, part, set }: PartChoiceProps) {
  const { t } = useTranslation('garage');
  return (
    <span>
      <SegmentedControl
        label={t('partsLabel')}
        value={part}
        onChange={(next) => set({ part: next })}
        choices={shown.map((one) => ({ value: one, label: t(`parts.${one}`) }))}
      />
    </span>
  );
}

function Figures({ owned, cars }: { owned: readonly Owned[]; cars: readonly Car[] }) {
  const { t, i18n } = useTranslation('garage');
  const counts = useMemo(() => countGarage(owned, cars), [owned, cars]);
  const figures = ['copies', 'cars', 'full', 'prizes', 'missing', 'value'] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`figures.${figure}`)}</dt>
          <dd>{counts[figure].toLocaleString(i18n.language)}</dd>
        </div>
      ))}
      {(['332', '323', '233'] as const).map((tune) => (
        <div key={tune}>
          <dt>{tune}</dt>
          <dd>{counts.tunes[tune].toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}

const sharedParts = ['cars', 'groups', 'year'] as const;

/** A shared garage: nothing can be changed, and a hidden one looks like a missing one. */
function SharedPage({ name }: { name: string }) {
  const { t } = useTranslation('garage');
  const [search] = useSearchParams();
  const [fields, set] = useAddressFields(GARAGE_FIELDS);
  const asked = useSharedGarage(name, search.get('key') ?? '');
  const { cars, owned } = useOwned(asked.value?.copies);
  const part = sharedParts.find((one) => one === fields.part) ?? 'cars';
  const isHidden = asked.problem?.code === 'user-unknown';
  return (
    <ContentPage title={t('of', { name: asked.value?.name ?? name })}>
      {isHidden ? (
        <Empty title={t('notShared')}>
          <Link to={pages.garage}>{t('title')}</Link>
        </Empty>
      ) : (
        <QueryBoundary of={{ ...asked, value: owned && asked.value }}>
          {({ groups }) => (
            <>
              <PartChoice shown={sharedParts} part={part} set={set} />
              <Figures owned={owned ?? []} cars={cars} />
              {part === 'cars' ? <CarsSection {...{ owned: owned ?? [], cars, fields, set, groups }} /> : null}
              {part === 'groups' ? <GroupsSection {...{ owned: owned ?? [], cars, groups, set }} /> : null}
              {part === 'year' ? <YearSection {...{ owned: owned ?? [], cars, fields, set }} /> : null}
            </>
          )}
        </QueryBoundary>
      )}
    </ContentPage>
  );
}
