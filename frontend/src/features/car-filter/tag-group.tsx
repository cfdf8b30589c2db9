import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChoiceGroup, type FacetCounts, type Filter, withChoice } from '#racing';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { valuesOf } from './choice-group.tsx';
import { useCriterionWords } from './criterion-words.ts';
import { FilterGroup } from './filter-group.tsx';
import { ManyChips } from './many-chips.tsx';

type TagGroupProps = { counts: FacetCounts; filter: Filter; onFilter: (filter: Filter) => void };

const tagGroups = ['tag', 'tag2', 'tag3'] as const satisfies readonly ChoiceGroup[];

/** Tags: one of those chosen, and where somebody adds more, one of these too. */
export function TagGroup({ counts, filter, onFilter }: TagGroupProps) {
  const { t } = useTranslation('carlist');
  const words = useCriterionWords();
  const [asked, setAsked] = useState(1);
  const used = tagGroups.findLastIndex((group) => filter.choices[group] !== undefined) + 1;
  const shown = tagGroups.slice(0, Math.max(asked, used));
  return (
    <>
      {shown.map((group) => {
        const chosen = filter.choices[group] ?? [];
        const options = valuesOf(group, counts).map((value) => ({
          value,
          text: value,
          count: counts[group].get(value) ?? 0,
        }));
        return (
          <FilterGroup
            key={group}
            title={words.group(group)}
            summary={chosen.length > 0 ? words.part({ group, values: chosen }) : undefined}
          >
            <ManyChips
              label={words.group(group)}
              options={options}
              chosen={chosen}
              onChange={(values) => onFilter(withChoice(filter, group, values))}
            />
            {group === shown.at(-1) && shown.length < tagGroups.length && chosen.length > 0 ? (
              <span>
                <Button size="small" icon={<AddIcon />} onClick={() => setAsked(shown.length + 1)}>
                  {t('tags.also')}
                </Button>
              </span>
            ) : null}
          </FilterGroup>
        );
      })}
    </>
  );
}
