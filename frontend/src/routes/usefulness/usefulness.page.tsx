import { useTranslation } from 'react-i18next';
import type { UsefulCars } from '#contracts';
import { USEFUL_PLACES } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useNicheLabels } from '../../features/usefulness/use-niche-labels.ts';
import { useUsefulCars } from '../../features/usefulness/use-usefulness.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { carPath } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { ToolPanel, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { CarLink } from '../car/car-link.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import styles from './usefulness.module.css';

const FIRST = { niche: 'all' };

export function UsefulnessPage() {
  const { t } = useTranslation('usefulness');
  const [{ niche }, set] = useAddressFields(FIRST);
  const asked = useUsefulCars(niche);
  return (
    <ToolPage name="Usefulness" linked>
      <ToolSides>
        <ToolPanel title={t('bestOf')}>
          <QueryBoundary of={asked}>
            {(useful) => (
              <>
                <NicheField useful={useful} onChange={(next) => set({ niche: next })} />
                <UsefulList useful={useful} />
              </>
            )}
          </QueryBoundary>
        </ToolPanel>
        <ToolPanel title={t('method')}>
          <p>{t('methodWhat')}</p>
          <p>{t('methodPoints', { places: USEFUL_PLACES })}</p>
          <p>{t('methodWeight')}</p>
          <p>{t('methodStars')}</p>
          {asked.value ? (
            <p>
              {t('methodDates', {
                version: asked.value.method.version,
                published: asked.value.method.publishedOn,
                counted: asked.value.countedAt,
              })}
            </p>
          ) : null}
        </ToolPanel>
      </ToolSides>
    </ToolPage>
  );
}

function NicheField({ useful, onChange }: { useful: UsefulCars; onChange: (niche: string) => void }) {
  const { t } = useTranslation('usefulness');
  const word = useNicheLabels();
  const options = useful.niches
    .map(({ niche, cars }) => ({ value: niche, label: `${word(niche)} (${cars})`, cars }))
    .toSorted((a, b) => b.cars - a.cars);
  return (
    <PickField
      label={t('niche')}
      options={options}
      value={useful.niche}
      onChange={(niche) => onChange(niche ?? FIRST.niche)}
    />
  );
}

function UsefulList({ useful: { items } }: { useful: UsefulCars }) {
  const { t } = useTranslation('usefulness');
  const { cars } = useCatalogue();
  if (items.length === 0) return <Empty title={t('noScore')} text={t('noTimesYet')} />;
  return (
    <ol className={styles['cars']}>
      {items.map(({ carId, points }, at) => {
        const car = cars.find(({ id }) => id === carId);
        return (
          <li key={carId}>
            <span className={styles['place']}>{at + 1}</span>
            <CarLink
              carId={carId}
              name={car?.name ?? carId}
              car={car}
              chosen={{ addressOf: carPath }}
              line={t('points', { number: points })}
            />
          </li>
        );
      })}
    </ol>
  );
}
