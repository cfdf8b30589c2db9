import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { FollowMenu } from '../../features/timeline/follow-menu.tsx';
import { type LaneName, laneOf, lanes } from '../../features/timeline/lanes.ts';
import { useTimeline, useTimelineDrafts } from '../../features/timeline/use-timeline.ts';
import { TimelineBand, whenOf } from '../../features/timeline/timeline-band.tsx';
import { type CarsById, TimelineList } from '../../features/timeline/timeline-list.tsx';
import { windowOf, type Zoom, zooms } from '../../features/timeline/window.ts';
import type { TimelineItem, TimelinePart } from '#contracts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useNow } from './use-now.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon, CalendarIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { FIRST, type TimelineViewProps, type TimelineFields } from './timeline-view-props.ts';
import { TimelineChosen } from './timeline-chosen.tsx';
import { TimelineTools } from './timeline-tools.tsx';
import { WriteItem } from './write-item.tsx';
import styles from './timeline-page.module.css';

export function TimelinePage() {
  const { t } = useTranslation(['timeline', 'shell']);
  const session = useSession();
  const isStaff = session.status === 'signed-in' && (session.mod || session.admin);
  const now = useNow();
  const [fields, set] = useAddressFields(FIRST);
  const zoom = zooms.find((one) => one === fields.zoom) ?? 'year';
  const window = useMemo(() => windowOf(zoom, fields.at, now), [zoom, fields.at, now]);
  const { cars: all } = useCatalogue();
  const cars = useMemo<CarsById>(() => new Map(all.map((car) => [car.id, car])), [all]);
  const write = (id: string) => set({ write: id });
  return (
    <ContentPage
      title={t('shell:menu.Timeline')}
      subtitle={t('timeline:subtitle')}
      actions={
        <>
          <FollowMenu />
          {isStaff ? (
            <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => write('new')}>
              {t('timeline:write')}
            </Button>
          ) : null}
        </>
      }
    >
      {isStaff && fields.write !== '' ? (
        <WriteItem
          key={fields.write}
          id={fields.write === 'new' ? null : fields.write}
          cars={cars}
          onDone={(item, startsAt) => set({ write: '', item, ...(startsAt && { at: startsAt.slice(0, 10) }) })}
          onCancel={() => write('')}
        />
      ) : null}
      <TimelineTools {...{ fields, set, window, now }} />
      <Shown {...{ fields, set, window, now, cars, isStaff }} />
    </ContentPage>
  );
}

function Shown(props: TimelineViewProps) {
  const { t } = useTranslation('timeline');
  const { fields, set, window, now, cars, isStaff } = props;
  const part = useTimeline(window);
  const drafts = useTimelineDrafts(isStaff).value?.items;
  const choose = (item: string) => set({ item });
  const showAll = () => set({ kinds: '', q: '' });
  return (
    <QueryBoundary of={part}>
      {(value) => {
        const items = value.items.filter(fitting(fields));
        const zoomTo = (to: { zoom: Zoom; at: string }) => set(to);
        return (
          <>
            <Band {...{ window, items, now }} part={value} chosen={fields.item} onChoose={choose} onZoom={zoomTo} />
            <div className={styles['two']}>
              <div className={styles['lists']}>
                {drafts && drafts.length > 0 ? (
                  <Drafts items={drafts} {...{ cars, now }} chosen={fields.item} onChoose={choose} />
                ) : null}
                {items.length === 0 ? (
                  <Empty icon={<CalendarIcon aria-hidden="true" />} title={t('none')} text={t('noneHelp')}>
                    {fields.kinds || fields.q ? <Button onClick={showAll}>{t('showAll')}</Button> : null}
                  </Empty>
                ) : (
                  <TimelineList {...{ items, cars, now }} chosen={fields.item} onChoose={choose} />
                )}
                {value.more ? <p className={styles['more']}>{t('more')}</p> : null}
              </div>
              <TimelineChosen {...props} first={items.find((item) => whenOf(item, now) !== 'next') ?? items[0]} />
            </div>
          </>
        );
      }}
    </QueryBoundary>
  );
}

type BandOf = Omit<Parameters<typeof TimelineBand>[0], 'counts'> & { part: TimelinePart };

const Band = ({ part, ...rest }: BandOf) => <TimelineBand {...rest} counts={part.counts} />;

/** Drafts, which only staff see, regardless of their date. */
function Drafts({ items, ...rest }: Parameters<typeof TimelineList>[0]) {
  const { t } = useTranslation('timeline');
  return (
    <details className={styles['drafts']} open>
      <summary>{`${t('drafts')} ${items.length}`}</summary>
      <TimelineList items={items} {...rest} />
    </details>
  );
}

/** Items of the chosen lanes (all lanes when none is chosen) whose names have all the words. */
const fitting = ({ kinds, q }: TimelineFields) => {
  const chosen = new Set<string>(kinds === '' ? lanes.map(({ name }): LaneName => name) : kinds.split(','));
  const words = q.toLocaleLowerCase().split(/\s+/);
  return ({ kind, name, carIds }: TimelineItem): boolean => {
    const text = `${name} ${carIds.join(' ')}`.toLocaleLowerCase();
    return chosen.has(laneOf(kind).name) && words.every((word) => text.includes(word));
  };
};
