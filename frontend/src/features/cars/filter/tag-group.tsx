import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChoiceGroup, type FacetCounts, type Filter, withChoice } from '#racing';
import { changeSettings, useSetting } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chips/chip.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { isOver } from '../old-tags.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { valuesOf } from './choice-group.tsx';
import { useCriterionLabels } from './criterion-labels.ts';
import { FilterGroup } from './filter-group.tsx';
import { ManyChips } from './many-chips.tsx';
import styles from './tag-group.module.css';

type TagGroupProps = { counts: FacetCounts; filter: Filter; onFilter: (filter: Filter) => void };

const tagGroups = ['tag', 'tag2', 'tag3'] as const satisfies readonly ChoiceGroup[];

/** Tags: any of those chosen, and if the user adds a second group, also any of these. */
export function TagGroup(props: TagGroupProps) {
  const [asked, setAsked] = useState(1);
  const used = tagGroups.findLastIndex((group) => props.filter.choices[group] !== undefined) + 1;
  const shown = tagGroups.slice(0, Math.max(asked, used));
  const more = shown.length < tagGroups.length ? () => setAsked(shown.length + 1) : undefined;
  return shown.map((group) => (
    <OneTagGroup key={group} group={group} {...props} onMore={group === shown.at(-1) ? more : undefined} />
  ));
}

type OneTagGroupProps = TagGroupProps & { group: (typeof tagGroups)[number]; onMore: (() => void) | undefined };

function OneTagGroup({ group, counts, filter, onFilter, onMore }: OneTagGroupProps) {
  const { t } = useTranslation('carlist');
  const words = useCriterionLabels();
  const showOld = useSetting('showOldTags');
  const showUpcoming = useSetting('showUpcomingTags');
  const { upcomingTags, saidTags } = useCatalogue();
  const chosen = filter.choices[group] ?? [];
  const all = valuesOf(group, counts);
  const old = all.filter((tag) => isOver(tag, saidTags));
  const shown = showOld ? all : all.filter((tag) => !isOver(tag, saidTags) || chosen.includes(tag));
  return (
    <FilterGroup
      title={words.group(group)}
      summary={chosen.length > 0 ? words.part({ group, values: chosen }) : undefined}
    >
      <ManyChips
        label={words.group(group)}
        options={shown.map((value) => ({ value, text: value, count: counts[group].get(value) ?? 0 }))}
        chosen={chosen}
        onChange={(values) => onFilter(withChoice(filter, group, values))}
      />
      <span className={styles['more']}>
        {old.length > 0 ? (
          <Chip pressed={showOld} count={old.length} onToggle={() => changeSettings({ showOldTags: !showOld })}>
            {t('tags.old')}
          </Chip>
        ) : null}
        {upcomingTags.length > 0 ? (
          <Chip
            pressed={showUpcoming}
            count={upcomingTags.length}
            onToggle={() => changeSettings({ showUpcomingTags: !showUpcoming })}
          >
            {t('tags.upcoming')}
          </Chip>
        ) : null}
        {onMore && chosen.length > 0 ? (
          <Button size="small" icon={<AddIcon />} onClick={onMore}>
            {t('tags.also')}
          </Button>
        ) : null}
      </span>
    </FilterGroup>
  );
}
