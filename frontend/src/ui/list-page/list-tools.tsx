import { useTranslation } from 'react-i18next';
import type { ListAddress, Sort } from '../../lib/lists/use-list-address.ts';
import { IconButton } from '../button/icon-button.tsx';
import { ChipGroup, type ChipOption } from '../chips/chip-group.tsx';
import { Field } from '../field/field.tsx';
import { MoveDownIcon, MoveUpIcon, SearchIcon } from '../icons.ts';
import type { Column } from '../table/data-table.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './list-page.module.css';

/** A filter of a list; its name is used in the address and in the query. */
export type ListFilter = { name: string; label: string; options: readonly ChipOption<string>[]; oneOnly?: boolean };

type ListToolsProps = {
  address: ListAddress;
  search?: { label: string; help?: string } | undefined;
  filters: readonly ListFilter[];
  columns: readonly Pick<Column<never>, 'key' | 'head' | 'sorts'>[];
  sort: Sort | undefined;
  total: number | undefined;
  cut: boolean;
};

export function ListTools({ address, search, filters, columns, sort, total, cut }: ListToolsProps) {
  const { t, i18n } = useTranslation('screen');
  const isPhone = useIsPhone();
  const sortable = columns.filter(({ sorts }) => sorts);
  const number = total === undefined ? undefined : `${total.toLocaleString(i18n.language)}${cut ? '+' : ''}`;
  return (
    <div className={styles['tools']}>
      {search ? (
        <div className={styles['search']}>
          <Field
            {...search}
            type="search"
            icon={<SearchIcon aria-hidden="true" />}
            value={address.find}
            onChange={(event) => address.setFind(event.target.value)}
          />
        </div>
      ) : null}
      {filters.map(({ name, label, options, oneOnly = false }) => (
        <ChipGroup
          key={name}
          label={label}
          options={options}
          chosen={address.chosen(name)}
          oneOnly={oneOnly}
          onChange={(chosen) => address.choose(name, chosen)}
        />
      ))}
      <div className={styles['foot']}>
        <p role="status">{number === undefined ? null : t('list.found', { number })}</p>
        {isPhone && sortable.length > 0 ? <SortChoice {...{ address, sortable, sort }} /> : null}
      </div>
    </div>
  );
}

type SortChoiceProps = Pick<ListToolsProps, 'address' | 'sort'> & { sortable: ListToolsProps['columns'] };

function SortChoice({ address, sortable, sort }: SortChoiceProps) {
  const { t } = useTranslation('screen');
  const down = sort?.down ?? false;
  const by = sort?.by ?? sortable[0]?.key ?? '';
  return (
    <span className={styles['sorting']}>
      <select aria-label={t('list.sort')} value={by} onChange={(event) => address.sortBy(event.target.value, down)}>
        {sortable.map(({ key, head }) => (
          <option key={key} value={key}>
            {head}
          </option>
        ))}
      </select>
      <IconButton label={down ? t('list.down') : t('list.up')} onClick={() => address.sortBy(by, !down)}>
        {down ? <MoveDownIcon /> : <MoveUpIcon />}
      </IconButton>
    </span>
  );
}
