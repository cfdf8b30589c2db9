import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { useCarScores } from '../../lib/car-scores.ts';
import type { Sort } from '../../lib/lists/use-list-address.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { usePageWindow } from '../../ui/list/use-page-window.ts';
import { CarBadge } from '../../ui/car-badge/car-badge.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { type CriterionLabels, unitOf, useCriterionLabels } from '../../features/cars/filter/criterion-labels.ts';
import { isOver } from '../../features/cars/old-tags.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import type { FoundCar } from '../../features/cars/use-found-cars.ts';
import { AddButton } from './add-button.tsx';
import { type BestFigures, bestFigures, type ComparedFigure, comparedFigures } from './best-figures.ts';
import { CarName } from './car-name.tsx';
import styles from './car-table.module.css';
import type { useDeckCars } from './use-deck-cars.ts';

/** Two lines of text next to the drawing. */
const ROW_PX = 53;

export type CarListProps = { found: readonly FoundCar[]; deck: ReturnType<typeof useDeckCars> };
type CarTableProps = CarListProps & { sort: Sort | undefined; onSort: (by: string) => void };

export function CarTable({ found, deck, sort, onSort }: CarTableProps) {
  const { t } = useTranslation('carlist');
  const words = useCriterionLabels();
  const { ref, seen } = usePageWindow(found.length, ROW_PX);
  const columns = useColumns(words, found, deck);
  return (
    <div ref={ref} className={styles['table']}>
      <DataTable
        label={t('title')}
        columns={columns}
        items={found.slice(seen.first, seen.end)}
        seen={seen}
        keyOf={({ id }) => id}
        nameOf={({ car }) => car.name}
        sort={sort ?? { by: 'rq', down: true }}
        onSort={onSort}
      />
    </div>
  );
}

function useColumns(words: CriterionLabels, found: readonly FoundCar[], { inDeck, add }: CarListProps['deck']) {
  const { t } = useTranslation(['carlist', 'cars']);
  const showOld = useSetting('showOldTags');
  const { saidTags } = useCatalogue();
  const scores = useCarScores();
  const best = useMemo(() => bestFigures(found), [found]);
  return useMemo((): Column<FoundCar>[] => {
    const text = (key: 'drive' | 'tyre' | 'clearance', say: (car: Car) => ReactNode): Column<FoundCar> => ({
      key,
      head: words.group(key),
      cell: ({ car }) => say(car),
    });
    return [
      {
        key: 'name',
        head: words.group('name'),
        sorts: true,
        cell: (one) => <CarName found={one} score={scores.get(one.id)} />,
      },
      { key: 'rq', head: words.group('rq'), sorts: true, figures: true, cell: ({ car }) => <CarBadge car={car} /> },
      ...comparedFigures.map((key) => figureColumn(key, words, best, t('cars:never'))),
      text('drive', ({ drive }) => drive),
      text('tyre', ({ tyre }) => <span data-tip={t(`cars:tyres.${tyre}`)}>{t(`cars:tyreCodes.${tyre}`)}</span>),
      text('clearance', ({ clearance }) => t(`cars:clearance.${clearance}`)),
      {
        key: 'tag',
        head: words.group('tag'),
        cell: ({ car: { tags } }) => {
          const shown = showOld ? tags : tags.filter((tag) => !isOver(tag, saidTags));
          return <span className={styles['tags']}>{shown.slice(0, 2).join(' · ')}</span>;
        },
      },
      { key: 'add', head: '', cell: ({ car }) => <AddButton car={car} isIn={inDeck.has(car.id)} onAdd={add} /> },
    ];
  }, [words, best, t, inDeck, add, showOld, saidTags, scores]);
}

const digits: Partial<Record<ComparedFigure, number>> = { acceleration0to60s: 1, mra: 1 };

function figureColumn(key: ComparedFigure, words: CriterionLabels, best: BestFigures, never: string): Column<FoundCar> {
  const unit = unitOf(key);
  const unknown = key === 'acceleration0to60s' ? never : '?';
  return {
    key,
    head: unit === undefined ? words.group(key) : `${words.group(key)}, ${unit}`,
    figures: true,
    sorts: true,
    cell: ({ car: { [key]: value } }) => {
      if (value === null) return <span className={styles['unknown']}>{unknown}</span>;
      const said = digits[key] === undefined ? words.figure(key, value) : value.toFixed(digits[key]);
      return value === best[key] ? <strong className={styles['best']}>{said}</strong> : said;
    },
  };
}
