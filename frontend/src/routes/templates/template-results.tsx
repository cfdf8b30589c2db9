import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateKinds } from '#contracts';
import type { Template, TemplateKind } from '#contracts';
import { matchesCriteria, parseDeck } from '#racing';
import type { Criteria } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import type { CarsById } from '../../features/decks/deck-card.tsx';
import deckStyles from '../../features/decks/deck-card.module.css';
import type { TemplateList } from '../../features/templates/use-templates.ts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './templates.module.css';
import { More } from '../../ui/list/more.tsx';

type TemplateResultsProps = {
  list: TemplateList;
  items: readonly Template[];
  cars: CarsById;
  pages: Pick<PagedList<Template>, 'hasMore' | 'loadingMore' | 'more'>;
};

export function TemplateResults({ list, items, cars, pages }: TemplateResultsProps) {
  const { t } = useTranslation('templates');
  const [find, setFind] = useState('');
  const [kinds, setKinds] = useState<readonly TemplateKind[]>([]);
  const [criteria, setCriteria] = useState<Criteria>([]);
  const found = useMemo(() => {
    const words = find.toLocaleLowerCase().split(/\s+/);
    const passes = matchesCriteria(criteria);
    const hasCar = ({ deck }: Template) =>
      criteria.length === 0 ||
      parseDeck(deck).deck.cars.some(({ carId }) => {
        const car = cars.get(carId);
        return car !== undefined && passes(car);
      });
    return items.filter(
      (one) =>
        words.every((word) => one.title.toLocaleLowerCase().includes(word)) &&
        (kinds.length === 0 || kinds.includes(one.kind)) &&
        hasCar(one),
    );
  }, [items, find, kinds, criteria, cars]);
  if (items.length === 0) return <Empty title={t(`none.${list}`)} text={t(`noneHelp.${list}`)} />;
  return (
    <>
      <Tools {...{ find, setFind, kinds, setKinds, criteria, setCriteria, cars }} />
      {found.length === 0 ? <p role="status">{t('notFound')}</p> : null}
      <ul className={deckStyles['list']} aria-label={t(`lists.${list}`)}>
        {found.map((one) => (
          <TemplateCard key={one.templateId} of={one} cars={cars} />
        ))}
      </ul>
      <More list={pages} />
    </>
  );
}

type ToolsProps = {
  find: string;
  setFind: (find: string) => void;
  kinds: readonly TemplateKind[];
  setKinds: (kinds: readonly TemplateKind[]) => void;
  criteria: Criteria;
  setCriteria: (criteria: Criteria) => void;
  cars: CarsById;
};

function Tools({ find, setFind, kinds, setKinds, criteria, setCriteria, cars }: ToolsProps) {
  const { t } = useTranslation('templates');
  const [filtering, setFiltering] = useState(false);
  const all = useMemo(() => [...cars.values()], [cars]);
  return (
    <div className={styles['tools']}>
      <Field
        label={t('find')}
        icon={<SearchIcon aria-hidden="true" />}
        value={find}
        onChange={({ target }) => setFind(target.value)}
      />
      <ChipGroup
        label={t('kind')}
        options={templateKinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }))}
        chosen={kinds}
        onChange={setKinds}
      />
      <Suspense fallback={null}>
        <FilterButton
          {...{ criteria }}
          cars={all}
          onCriteria={setCriteria}
          opened={filtering}
          onOpened={setFiltering}
        />
        {criteria.length > 0 ? <FilterSentence criteria={criteria} onChange={setCriteria} /> : null}
      </Suspense>
    </div>
  );
}
