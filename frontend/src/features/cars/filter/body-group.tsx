import { useTranslation } from 'react-i18next';
import { bodyStyles, type FacetCounts, type Filter, raceStyles, withChoice } from '#racing';
import { ChipGroup } from '../../../ui/chips/chip-group.tsx';
import { useCriterionLabels } from './criterion-labels.ts';
import { FilterGroup } from './filter-group.tsx';

type BodyGroupProps = { counts: FacetCounts; filter: Filter; onFilter: (filter: Filter) => void };

const isRace = (style: string): boolean => (raceStyles as readonly string[]).includes(style);

/** Body types and race styles: one criterion, a car matches one or the other. */
export function BodyGroup({ counts, filter, onFilter }: BodyGroupProps) {
  const { t } = useTranslation('carlist');
  const words = useCriterionLabels();
  const chosen = filter.choices.body ?? [];
  const options = bodyStyles.map((value) => ({
    value: value as string,
    text: words.value('body', value),
    count: counts.body.get(value) ?? 0,
  }));
  const chips = (label: string, race: boolean) => (
    <ChipGroup
      label={label}
      options={options.filter(({ value }) => isRace(value) === race)}
      chosen={chosen}
      onChange={(values) => onFilter(withChoice(filter, 'body', values))}
    />
  );
  const summary = chosen.length > 0 ? words.part({ group: 'body', values: chosen }) : undefined;
  return (
    <FilterGroup title={words.group('body')} summary={summary} help={t('raceStyleHelp')}>
      {chips(words.group('body'), false)}
      {chips(t('raceStyle'), true)}
    </FilterGroup>
  );
}
