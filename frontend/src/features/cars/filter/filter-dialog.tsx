import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type ChoiceGroup, choiceGroups, type Criteria, type CriteriaGroup, type Filter } from '#racing';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Deferred } from '../../../ui/deferred.tsx';
import { Alternatives } from './alternatives.tsx';
import { BodyGroup } from './body-group.tsx';
import { ChoiceGroupField } from './choice-group.tsx';
import styles from './filter-dialog.module.css';
import { type FilterDraft, useFilterDraft } from './filter-draft.ts';
import { rangeNames, useFilterScope } from './filter-scope.ts';
import { FilterFoot } from './filter-foot.tsx';
import { RangeGroupField } from './range-group.tsx';
import { SavedList } from './saved-list.tsx';
import { TagGroup } from './tag-group.tsx';
import { TextPanel } from './text-panel.tsx';
import { useFilterClipboard } from './use-filter-clipboard.ts';

type FilterDialogProps = {
  opened: boolean;
  onClose: () => void;
  cars: readonly Car[];
  criteria: Criteria;
  onShow: (criteria: Criteria) => void;
  fixed?: ReadonlySet<CriteriaGroup>;
};

/** Every criterion with the count of cars per value; the list changes when the user shows the cars. */
export function FilterDialog(props: FilterDialogProps) {
  const { t } = useTranslation('carlist');
  const { opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('dialog')} width={1240} fillsPhone scrollContainer>
      <div className={styles['frame']}>
        <Deferred>{opened ? <FilterContent {...props} /> : null}</Deferred>
      </div>
    </Dialog>
  );
}

function FilterContent({ cars, criteria, onShow, onClose, fixed = noGroups }: FilterDialogProps) {
  const { t } = useTranslation('carlist');
  const draft = useFilterDraft(cars, criteria);
  useFilterClipboard(draft.asked, draft.replace);
  const show = () => {
    onShow(draft.asked);
    onClose();
  };
  return (
    <>
      <div className={styles['body']}>
        <p className={styles['intro']}>{t('counts')}</p>
        <div className={styles['alternatives']}>
          <Alternatives draft={draft} />
        </div>
        <Groups cars={cars} draft={draft} fixed={fixed} />
        <div className={styles['kept']}>
          <SavedList cars={cars} onChoose={draft.replace} />
          <TextPanel criteria={draft.asked} onRead={draft.replace} />
        </div>
      </div>
      <FilterFoot draft={draft} onShow={show} />
    </>
  );
}

const special: readonly string[] = ['body', 'tag', 'tag2', 'tag3'];
const plainChoices = (Object.keys(choiceGroups) as ChoiceGroup[]).filter((group) => !special.includes(group));
/** Few values each: shown before the ranges. The others have many values, or are used less. */
const before: readonly ChoiceGroup[] = ['class', 'tyre', 'drive', 'clearance'];

const noGroups: ReadonlySet<CriteriaGroup> = new Set();

type GroupsProps = { cars: readonly Car[]; draft: FilterDraft; fixed: ReadonlySet<CriteriaGroup> };

function Groups({ cars, draft, fixed }: GroupsProps) {
  const { facets, spans } = useFilterScope(cars);
  const filter: Filter = draft.current;
  const { counts } = facets(filter);
  const shared = { counts, filter, onFilter: draft.setFilter };
  const isOpen = (group: CriteriaGroup) => !fixed.has(group);
  const choice = (group: ChoiceGroup) => <ChoiceGroupField key={group} group={group} {...shared} />;
  return (
    <div className={styles['groups']}>
      {before.filter(isOpen).map(choice)}
      {rangeNames.filter(isOpen).map((group) => (
        <RangeGroupField key={group} group={group} span={spans[group]} filter={filter} onFilter={draft.setFilter} />
      ))}
      <BodyGroup {...shared} />
      {plainChoices.filter((group) => isOpen(group) && !before.includes(group)).map(choice)}
      <TagGroup {...shared} />
    </div>
  );
}
