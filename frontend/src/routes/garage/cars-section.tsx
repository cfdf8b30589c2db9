import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, GarageGroup } from '#contracts';
import { formatCriteria, parseCriteria } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import {
  type GarageOrder,
  garageList,
  garageOrders,
  type GaragePart,
  garageParts,
} from '../../features/garage/garage-list.ts';
import { useSimulated, withSimulated } from '../../features/garage/simulated-upgrades.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { usePageWindow } from '../../ui/list/use-page-window.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './garage.module.css';
import type { GarageFields, SetFields } from './garage-fields.ts';
import { GroupDialog } from './group-dialog.tsx';
import { SimulatedList } from './simulated-list.tsx';

type CarsPartProps = {
  owned: readonly Owned[];
  cars: readonly Car[];
  fields: GarageFields;
  set: SetFields;
  groups: readonly GarageGroup[];
  /** Left out: the garage of another user. */
  acts?: GarageMutations;
};

export function CarsSection({ owned, cars, fields, set, acts }: CarsPartProps) {
  const { t } = useTranslation(['garage', 'screen']);
  const [open, setOpen] = useState<string>();
  const [grouping, setGrouping] = useState(false);
  const criteria = useMemo(() => parseCriteria(fields.filter).criteria, [fields.filter]);
  const only = garageParts.filter((part) => fields.only.split(',').includes(part));
  const order = garageOrders.find((one) => one === fields.order) ?? 'rq';
  const simulated = useSimulated();
  const { find } = fields;
  const parts = only.join(',');
  const found = useMemo(() => {
    const asked = garageParts.filter((part) => parts.split(',').includes(part));
    return garageList(owned, { find, criteria, only: asked, order });
  }, [owned, find, criteria, parts, order]);
  const opened = owned.find(({ id }) => id === open);
  const clear = () => set({ find: '', filter: '', only: '' });
  return (
    <>
      <Tools {...{ cars, fields, set, only, order, shown: found.length, all: owned.length }} />
      {criteria.length > 0 ? (
        <div className={styles['row']}>
          <FilterSentence criteria={criteria} onChange={(next) => set({ filter: formatCriteria(next) })} />
          {acts ? (
            <Button size="small" onClick={() => setGrouping(true)}>
              {t('garage:groups.save')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {acts ? <SimulatedList owned={owned} acts={acts} /> : null}
      {found.length === 0 ? (
        <Empty title={t('screen:list.noFit')}>
          <Button onClick={clear}>{t('screen:list.clear')}</Button>
        </Empty>
      ) : (
        <Rows found={found} simulated={simulated} onOpen={acts && setOpen} acts={acts} />
      )}
      {acts && opened ? (
        <CopyDialog key={opened.id} of={opened} acts={acts} onClose={() => setOpen(undefined)} />
      ) : null}
      {acts && grouping ? (
        <GroupDialog criteria={fields.filter} found={found} acts={acts} onClose={() => setGrouping(false)} />
      ) : null}
    </>
  );
}

type ToolsProps = Pick<CarsPartProps, 'cars' | 'fields' | 'set'> & {
  only: readonly GaragePart[];
  order: GarageOrder;
  shown: number;
  all: number;
};

function Tools({ cars, fields, set, only, order, shown, all }: ToolsProps) {
  const { t, i18n } = useTranslation(['garage', 'screen']);
  const [filtering, setFiltering] = useState(false);
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className={styles['tools']}>
      <SearchField
        onPage
        label={t('garage:search')}
        placeholder={t('garage:search')}
        value={fields.find}
        onChange={(find) => set({ find })}
      />
      <FilterButton
        cars={cars}
        criteria={parseCriteria(fields.filter).criteria}
        onCriteria={(next) => set({ filter: formatCriteria(next) })}
        opened={filtering}
        onOpened={setFiltering}
      />
      <select
        className={styles['select']}
        aria-label={t('screen:list.sort')}
        value={order}
        onChange={(event) => set({ order: event.target.value })}
      >
        {garageOrders.map((one) => (
          <option key={one} value={one}>
            {t(`garage:orders.${one}`)}
          </option>
        ))}
      </select>
      <ChipGroup
        label={t('screen:list.only')}
        options={garageParts.map((part) => ({ value: part, text: t(`garage:only.${part}`) }))}
        chosen={only}
        onChange={(chosen) => set({ only: chosen.join(',') })}
      />
      <span role="status" className={styles['count']}>
        {number(shown)} / {number(all)}
      </span>
    </div>
  );
}

const ROW_PX = 64;

type RowsProps = {
  found: readonly Owned[];
  simulated: Readonly<Record<string, string>>;
  onOpen: ((id: string) => void) | undefined;
  acts: GarageMutations | undefined;
};

function Rows({ found, simulated, onOpen, acts }: RowsProps) {
  const { t } = useTranslation('garage');
  const { ref, seen } = usePageWindow(found.length, ROW_PX);
  return (
    <div ref={ref}>
      <ul
        className={styles['rows']}
        aria-label={t('title')}
        style={{ paddingTop: seen.above, paddingBottom: seen.below }}
      >
        {found.slice(seen.first, seen.end).map((one, at) => {
          const [would] = withSimulated([one.copy], simulated);
          return (
            <li key={one.id} aria-setsize={found.length} aria-posinset={seen.first + at + 1}>
              <CopyRow of={one} would={would === one.copy ? undefined : would} onOpen={onOpen} acts={acts} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
