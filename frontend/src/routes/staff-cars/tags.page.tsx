import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type TagStatus, tagStatuses } from '#contracts';
import { tagStatusOf } from '../../features/cars/old-tags.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { historyPath } from '../../lib/history-path.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chips/chip.tsx';
import { Field } from '../../ui/field/field.tsx';
import { AddIcon, SearchIcon } from '../../ui/icons.ts';
import { StaffPage } from './staff-page.tsx';
import { type TagRequest, TagDialog } from './tag-dialog.tsx';
import styles from './tags.module.css';

type TagRow = TagRequest & { readonly cars: number };

export function TagsPage() {
  const { t } = useTranslation('staffcars');
  const { cars, complete, upcomingTags, saidTags, problem, late, retry } = useCatalogue();
  const [asked, setAsked] = useState<TagRequest>();
  const rows = useMemo(() => {
    const counts = new Map<string, number>();
    for (const tag of cars.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const all = new Set([...counts.keys(), ...upcomingTags, ...Object.keys(saidTags)]);
    return [...all]
      .toSorted((a, b) => a.localeCompare(b))
      .map((tag): TagRow => ({ tag, standing: tagStatusOf(tag, saidTags, upcomingTags), cars: counts.get(tag) ?? 0 }));
  }, [cars, upcomingTags, saidTags]);
  const announce = (
    <Button variant="main" icon={<AddIcon />} onClick={() => setAsked({ tag: '', standing: 'upcoming' })}>
      {t('tags.announce')}
    </Button>
  );
  return (
    <StaffPage subtitle={t('tags.about')} actions={announce}>
      <QueryBoundary of={{ value: complete ? rows : undefined, problem, late, retry }} skeleton={<Skeleton rows={8} />}>
        {(known) => <Tags rows={known} onChange={setAsked} />}
      </QueryBoundary>
      {asked ? (
        <TagDialog
          of={asked}
          standingOf={(tag) => tagStatusOf(tag, saidTags, upcomingTags)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </StaffPage>
  );
}

function Tags({ rows, onChange }: { rows: readonly TagRow[]; onChange: (row: TagRow) => void }) {
  const { t } = useTranslation('staffcars');
  const [find, setFind] = useState('');
  const [only, setOnly] = useState<TagStatus>();
  const found = rows.filter(
    ({ tag, standing }) =>
      (only === undefined || standing === only) && tag.toLowerCase().includes(find.trim().toLowerCase()),
  );
  return (
    <>
      <div className={styles['tools']}>
        <Field
          label={t('tags.find')}
          icon={<SearchIcon aria-hidden="true" />}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <span role="group" aria-label={t('tags.title')} className={styles['chips']}>
          {tagStatuses.map((standing) => (
            <Chip
              key={standing}
              pressed={only === standing}
              count={rows.filter((row) => row.standing === standing).length}
              onToggle={() => setOnly(only === standing ? undefined : standing)}
            >
              {t(`tags.${standing}`)}
            </Chip>
          ))}
        </span>
      </div>
      {found.length === 0 ? <Empty title={t('tags.none')} text={t('tags.noneHelp')} /> : null}
      <ul className={styles['list']} aria-label={t('tags.title')}>
        {found.map((row) => (
          <OneTag key={row.tag} row={row} onChange={() => onChange(row)} />
        ))}
      </ul>
    </>
  );
}

function OneTag({ row: { tag, standing, cars }, onChange }: { row: TagRow; onChange: () => void }) {
  const { t } = useTranslation(['staffcars', 'shell']);
  return (
    <li className={styles['row']} aria-label={tag}>
      <span className={styles['name']}>
        <b>{tag}</b>
        <small>
          {t('shell:menu.Cars')}: {cars}
        </small>
      </span>
      <span className={styles['standing']} data-standing={standing}>
        {t(`staffcars:tags.${standing}`)}
      </span>
      <Link to={historyPath('car-tag', tag)}>{t('staffcars:history')}</Link>
      <Button size="small" aria-label={`${t('staffcars:tags.change')}: ${tag}`} onClick={onChange}>
        {t('staffcars:tags.change')}
      </Button>
    </li>
  );
}
