import { useTranslation } from 'react-i18next';
import { type RangeGroup, rangeGroups, type SortScore } from '#racing';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MoveDownIcon, MoveUpIcon } from '../../ui/icons.ts';
import { type CriterionLabels, useCriterionLabels } from '../../features/cars/filter/criterion-labels.ts';
import { beginsDown, type CarOrder, carOrders, type CarSorting, isCarOrder } from './car-orders.ts';
import styles from './car-sort.module.css';

/** The stats of each score. Off-the-line acceleration is known by its short form in every language. */
const scoreOf: Readonly<Record<SortScore, readonly (RangeGroup | 'OLA')[]>> = {
  mraAcceleration: ['mra', 'acceleration0to60s'],
  mraAccelerationTopSpeed: ['mra', 'acceleration0to60s', 'topSpeedMph'],
  mraTopSpeed: ['mra', 'topSpeedMph'],
  handlingAcceleration: ['handling', 'acceleration0to60s'],
  handlingWeight: ['handling', 'weightKg'],
  handlingWeightAcceleration: ['handling', 'weightKg', 'acceleration0to60s'],
  handlingMraAcceleration: ['handling', 'mra', 'acceleration0to60s'],
  handlingOla: ['handling', 'OLA'],
};

const isScore = (by: CarOrder): by is SortScore => Object.hasOwn(scoreOf, by);
const figures = carOrders.filter((by): by is RangeGroup | 'name' => !isScore(by));
const scores = carOrders.filter(isScore);

const scoreName = (words: CriterionLabels, by: SortScore): string =>
  scoreOf[by]
    .map((group) => (Object.hasOwn(rangeGroups, group) ? words.group(group as RangeGroup) : group))
    .join(' × ');

type CarSortProps = {
  sort: CarSorting | undefined;
  /** With a search, the best fit comes first unless the user chooses otherwise. */
  searching: boolean;
  onSort: (sort: CarSorting | undefined) => void;
};

export function CarSort({ sort, searching, onSort }: CarSortProps) {
  const { t } = useTranslation(['carlist', 'screen']);
  const words = useCriterionLabels();
  const now = sort ?? (searching ? undefined : { by: 'rq' as const, down: true });
  const choose = (by: string) => onSort(isCarOrder(by) ? { by, down: beginsDown(by) } : undefined);
  return (
    <span className={styles['sort']}>
      <select aria-label={t('sort')} value={now?.by ?? ''} onChange={(event) => choose(event.target.value)}>
        {searching ? <option value="">{t('fit')}</option> : null}
        {figures.map((by) => (
          <option key={by} value={by}>
            {words.group(by)}
          </option>
        ))}
        <optgroup label={t('scores')}>
          {scores.map((by) => (
            <option key={by} value={by}>
              {scoreName(words, by)}
            </option>
          ))}
        </optgroup>
      </select>
      {now ? (
        <IconButton
          label={now.down ? t('screen:list.down') : t('screen:list.up')}
          onClick={() => onSort({ by: now.by, down: !now.down })}
        >
          {now.down ? <MoveDownIcon /> : <MoveUpIcon />}
        </IconButton>
      ) : null}
    </span>
  );
}
