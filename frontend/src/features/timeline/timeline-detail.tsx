import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { timeline } from '#contracts';
import type { TimelineDetail as Detail } from '#contracts';
import { addressOf } from '../../lib/api/address.ts';
import { carPath, pages } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { CalendarIcon, ExternalIcon } from '../../ui/icons.ts';
import { CopyLinkButton } from '../../ui/tool/tool-parts.tsx';
import { eventPath } from '../../lib/event-paths.ts';
import { laneOf } from './lanes.ts';
import styles from './timeline.module.css';
import type { CarsById } from './timeline-list.tsx';
import { TimelineActions } from './timeline-actions.tsx';
import { useTimelineLabels } from './use-timeline-labels.ts';
import button from '../../ui/button/button.module.css';

type DetailProps = { item: Detail; cars: CarsById; now: number; onEdit: () => void };

export function TimelineDetail({ item, cars, now, onEdit }: DetailProps) {
  const { t } = useTranslation('timeline');
  const words = useTimelineLabels();
  const { Icon } = laneOf(item.kind);
  return (
    <div className={styles['detail']}>
      <div className={styles['facts']}>
        <span className={styles['tag']}>
          <Icon aria-hidden="true" />
          {t(`kinds.${item.kind}`)}
        </span>
        {item.status === 'draft' ? <span className={styles['tag']}>{t('draft')}</span> : null}
        <span>{words.left(item, now)}</span>
      </div>
      <h2>{words.name(item)}</h2>
      <span className={styles['facts']}>{words.when(item)}</span>
      {item.description === null ? null : <p>{item.description}</p>}
      {item.cars ? <Version item={item} /> : null}
      <CarList carIds={item.carIds} cars={cars} />
      <div className={styles['acts']}>
        {item.eventId === undefined ? null : (
          <Link className={`${button['button']} ${styles['asButton']}`} data-look="main" to={eventPath(item.eventId)}>
            <Icon aria-hidden="true" />
            {t('toEvent')}
          </Link>
        )}
        {item.link === null ? null : (
          <a
            className={`${button['button']} ${styles['asButton']}`}
            data-look="main"
            href={item.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <ExternalIcon aria-hidden="true" />
            {t('openLink')}
          </a>
        )}
        {item.status === 'published' && (!item.spoiler || Date.parse(item.startsAt) <= now) ? (
          <a className={`${button['button']} ${styles['asButton']}`} href={calendarOf(item.itemId)} download>
            <CalendarIcon aria-hidden="true" />
            {t('calendarOne')}
          </a>
        ) : null}
        <CopyLinkButton />
      </div>
      <TimelineActions item={item} onEdit={onEdit} />
    </div>
  );
}

const calendarOf = (itemId: string): string =>
  addressOf('reads', timeline.oneAsCalendar.path.replace(':id', encodeURIComponent(itemId)));

function Version({ item }: { item: Detail }) {
  const { t } = useTranslation('timeline');
  return (
    <p>
      {t('versionCars', item.cars)} · <Link to={`${pages.gallery}?to=${item.name}`}>{t('toGallery')}</Link>
    </p>
  );
}

function CarList({ carIds, cars }: { carIds: readonly string[]; cars: CarsById }) {
  const known = carIds.flatMap((carId) => cars.get(carId) ?? []);
  if (known.length === 0) return null;
  return (
    <ul className={styles['carList']}>
      {known.map((car) => (
        <li key={car.id}>
          <Link to={carPath(car.id)}>
            <MiniCar car={car} />
            <span>
              <b>{car.name}</b>
              <small>{`${car.brand} · ${car.year}`}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
