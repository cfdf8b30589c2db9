import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compareGameVersions } from '#racing';
import { useGameVersions } from '../../features/game-versions/use-game-versions.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { pages } from '../../lib/paths.ts';
import { ChangedCars } from './changed-cars.tsx';
import styles from './gallery.module.css';

const NOTHING_CHOSEN = { from: '', to: '', kind: 'any', q: '' };

export function GalleryPage() {
  const { t } = useTranslation(['gallery', 'shell']);
  const asked = useGameVersions();
  const names = useMemo(() => asked.value?.items.map(({ gameVersion }) => gameVersion), [asked.value]);
  return (
    <ContentPage
      title={t('gallery:title')}
      subtitle={t('gallery:subtitle')}
      back={{ to: pages.cars, label: t('shell:menu.Cars') }}
    >
      <QueryBoundary
        of={{ ...asked, value: names }}
        skeleton={<Skeleton rows={6} rowHeight={64} />}
        empty={{ when: (known) => known.length < 2, show: <Empty title={t('gallery:oneVersion')} /> }}
      >
        {(known) => <BetweenVersions known={known} />}
      </QueryBoundary>
    </ContentPage>
  );
}

/** `known`: oldest first, two at least. */
function BetweenVersions({ known }: { known: readonly string[] }) {
  const { t } = useTranslation('gallery');
  const [fields, set] = useAddressFields(NOTHING_CHOSEN);
  const chosen = (text: string, otherwise: number) => (known.includes(text) ? text : (known.at(otherwise) ?? ''));
  const [from = '', to = ''] = [chosen(fields.from, -2), chosen(fields.to, -1)].toSorted(compareGameVersions);
  const options = known.toReversed().map((version) => ({ value: version, label: version }));
  return (
    <>
      <div className={styles['pair']}>
        <PickField
          label={t('from')}
          options={options}
          value={from}
          onChange={(version) => set({ from: version ?? '', to })}
        />
        <PickField
          label={t('to')}
          options={options}
          value={to}
          onChange={(version) => set({ from, to: version ?? '' })}
        />
      </div>
      {from === to ? (
        <Empty title={t('sameVersion')} />
      ) : (
        <ChangedCars key={`${from} ${to}`} pair={{ from, to }} kind={fields.kind} query={fields.q} onChange={set} />
      )}
    </>
  );
}
