import { useTranslation } from 'react-i18next';
import type { Car, TimelineItem } from '#contracts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { CarBadge } from '../../ui/car-badge/car-badge.tsx';
import { laneOf } from './lanes.ts';
import styles from './timeline.module.css';
import { whenOf } from './timeline-band.tsx';
import { type TimelineLabels, useTimelineLabels } from './use-timeline-labels.ts';

export type CarsById = ReadonlyMap<string, Car>;

/** More than these are shown as a count. Source: the players' notes on the timeline. */
const PLATES_MAX = 5;

type ListProps = {
  items: readonly TimelineItem[];
  cars: CarsById;
  now: number;
  chosen: string;
  onChoose: (itemId: string) => void;
};

export function TimelineList({ items, now, ...rest }: ListProps) {
  const { t } = useTranslation('timeline');
  const words = useTimelineLabels();
  const by = Map.groupBy(items, (item) => {
    const when = whenOf(item, now);
    if (when !== 'past') return when;
    return item.startsAt.slice(0, 7);
  });
  const past = [...by].filter(([when]) => when !== 'now' && when !== 'next');
  const sections = [
    { title: t('onNow'), items: by.get('now') ?? [] },
    { title: t('upcoming'), items: (by.get('next') ?? []).toReversed() },
    ...past.map(([month, found]) => ({ title: words.month(Date.parse(`${month}-01T00:00:00Z`)), items: found })),
  ].filter((section) => section.items.length > 0);
  return (
    <div className={styles['sections']}>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <ul>
            {section.items.map((item) => (
              <Row key={item.itemId} {...rest} item={item} now={now} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = Omit<ListProps, 'items'> & { item: TimelineItem; words: TimelineLabels };

function Row({ item, cars, now, chosen, onChoose, words }: RowProps) {
  const { t } = useTranslation('timeline');
  const known = item.carIds.flatMap((carId) => cars.get(carId) ?? []);
  const { Icon } = laneOf(item.kind);
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-when={whenOf(item, now)}
        aria-pressed={item.itemId === chosen}
        onClick={() => onChoose(item.itemId)}
      >
        <span className={styles['day']}>
          <b>{words.day(item.startsAt)}</b>
          {words.monthOf(item.startsAt)}
        </span>
        <Cover item={item} car={known[0]} />
        <span className={styles['text']}>
          <small>
            <Icon aria-hidden="true" />
            {t(`kinds.${item.kind}`)}
            {item.spoiler && Date.parse(item.startsAt) > now ? <em>{t('spoiler')}</em> : null}
          </small>
          <b>{words.name(item)}</b>
          <Cars item={item} known={known} />
        </span>
        <span className={styles['left']}>{words.left(item, now)}</span>
      </button>
    </li>
  );
}

function Cover({ item, car }: { item: TimelineItem; car: Car | undefined }) {
  const { Icon } = laneOf(item.kind);
  if (car) return <MiniCar car={car} />;
  return (
    <span className={styles['plain']}>
      <Icon aria-hidden="true" />
    </span>
  );
}

/** One car by its name, several by their plates. */
export function Cars({ item, known }: { item: TimelineItem; known: readonly Car[] }) {
  const { t } = useTranslation('timeline');
  if (item.cars) return <span className={styles['line']}>{t('versionCars', item.cars)}</span>;
  const [first, ...others] = known;
  if (!first) return null;
  if (others.length === 0) return <span className={styles['line']}>{nameOf(first)}</span>;
  const more = item.carIds.length - Math.min(known.length, PLATES_MAX);
  return (
    <span className={styles['plates']}>
      {known.slice(0, PLATES_MAX).map((car) => (
        <CarBadge key={car.id} car={car} size={15} />
      ))}
      {more > 0 ? <i>+{more}</i> : null}
    </span>
  );
}

/** Many names start with their brand. */
const nameOf = ({ brand, name }: Car): string => (name.startsWith(brand) ? name : `${brand} ${name}`);
