import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import styles from './history.module.css';
import type { HistoryFilters } from './use-history.ts';

const ANY = '-';
type Option = { readonly value: string; readonly label: string };

type FiltersProps<Fields extends HistoryFilters> = {
  fields: Fields;
  set: (changes: Partial<HistoryFilters>) => void;
  actors: readonly Option[];
  acts: readonly Option[];
  onClear: () => void;
  isNarrowed: boolean;
};

export function Filters<Fields extends HistoryFilters>(props: FiltersProps<Fields>) {
  const { fields, set, actors, acts, onClear, isNarrowed } = props;
  const { t } = useTranslation('history');
  const pick = (value: string | null) => (value === null || value === ANY ? '' : value);
  const withAny = (label: string, options: readonly Option[]) => [{ value: ANY, label }, ...options];
  return (
    <fieldset className={styles['filters']}>
      <legend className="sr">{t('filters')}</legend>
      {acts.length > 0 ? (
        <PickField
          label={t('what')}
          options={withAny(t('anything'), acts)}
          value={fields.act === '' ? ANY : fields.act}
          onChange={(act) => set({ act: pick(act) })}
        />
      ) : null}
      {actors.length > 0 ? (
        <PickField
          label={t('who')}
          options={withAny(t('anybody'), actors)}
          value={fields.actor === '' ? ANY : fields.actor}
          onChange={(actor) => set({ actor: pick(actor) })}
        />
      ) : null}
      <Field
        label={t('from')}
        type="date"
        value={fields.from}
        max={fields.to}
        onChange={({ target }) => set({ from: target.value })}
      />
      <Field
        label={t('to')}
        type="date"
        value={fields.to}
        min={fields.from}
        onChange={({ target }) => set({ to: target.value })}
      />
      {isNarrowed ? (
        <Button variant="ghost" onClick={onClear}>
          {t('showAll')}
        </Button>
      ) : null}
    </fieldset>
  );
}
