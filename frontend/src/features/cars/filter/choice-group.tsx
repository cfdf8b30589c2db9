import { type ChoiceGroup, choiceGroups, type FacetCounts, type Filter, withChoice } from '#racing';
import { ChipGroup } from '../../../ui/chips/chip-group.tsx';
import { ClassChips } from '../../../ui/chips/class-chips.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { useTranslation } from 'react-i18next';
import { useCriterionLabels } from './criterion-labels.ts';
import { FilterGroup } from './filter-group.tsx';
import { ManyChips } from './many-chips.tsx';

export type ChoiceGroupProps = {
  group: ChoiceGroup;
  counts: FacetCounts;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

const catalogueGroups: readonly ChoiceGroup[] = ['country', 'brand'];
const yesNoGroups: readonly ChoiceGroup[] = ['prize', 'tcs', 'abs'];

export function ChoiceGroupField(props: ChoiceGroupProps) {
  const { group, filter } = props;
  const words = useCriterionLabels();
  const values = filter.choices[group];
  return (
    <FilterGroup title={words.group(group)} summary={values && words.part({ group, values })}>
      <ChoiceContent {...props} />
    </FilterGroup>
  );
}

function ChoiceContent({ group, counts, filter, onFilter }: ChoiceGroupProps) {
  const words = useCriterionLabels();
  const chosen = filter.choices[group] ?? [];
  const set = (values: readonly string[]) => onFilter(withChoice(filter, group, values));
  if (group === 'class') return <ClassChips chosen={chosen} counts={counts.class} onChange={set} />;
  if (yesNoGroups.includes(group)) return <YesNo label={words.group(group)} chosen={chosen} onChange={set} />;
  const options = valuesOf(group, counts).map((value) => ({
    value,
    text: words.value(group, value),
    count: counts[group].get(value) ?? 0,
  }));
  if (catalogueGroups.includes(group))
    return <ManyChips label={words.group(group)} options={options} chosen={chosen} onChange={set} />;
  return <ChipGroup label={words.group(group)} options={options} chosen={chosen} onChange={set} />;
}

export function valuesOf(group: ChoiceGroup, counts: FacetCounts): readonly string[] {
  const row = choiceGroups[group];
  return 'values' in row ? row.values : [...counts[group].keys()];
}

type YesNoProps = { label: string; chosen: readonly string[]; onChange: (values: readonly string[]) => void };

function YesNo({ label, chosen, onChange }: YesNoProps) {
  const { t } = useTranslation(['carlist', 'kit']);
  const now = chosen.length === 1 && chosen[0] !== undefined ? chosen[0] : 'any';
  return (
    <SegmentedControl
      wide
      label={label}
      value={now}
      choices={[
        { value: 'any', label: t('kit:any') },
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      onChange={(value) => onChange(value === 'any' ? [] : [value])}
    />
  );
}
