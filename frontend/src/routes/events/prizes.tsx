import { useTranslation } from 'react-i18next';
import type { PlannedEvent } from '#contracts';
import { useSetting } from '../../lib/settings/settings.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import type { EventCars } from './event-cars.ts';
import { EventImages } from './event-images.tsx';
import styles from './events.module.css';
import { OneCar } from './hand-cars.tsx';
import { MyResult } from './my-result.tsx';
import { PrizeBoard } from './prize-board.tsx';
import { useSavedEvent } from './use-saved-event.ts';

type Reward = PlannedEvent['facts']['rewards'][number];
const counted = ['gold', 'cash', 'tickets', 'packs'] as const satisfies readonly (keyof Reward)[];

export function Prizes({ event: { eventId, facts }, cars }: { event: PlannedEvent; cars: EventCars }) {
  const { t } = useTranslation('events');
  const showBoard = useSetting('showPrizeBoard');
  const { place } = useSavedEvent(eventId).kept;
  return (
    <div className={styles['prizes']}>
      <ToolPanel title={t('rewards')}>
        {facts.rewards.length === 0 ? <Empty title={t('noRewards')} /> : null}
        <ul className={styles['rewards']}>
          {facts.rewards.map((reward) => (
            <RewardRow key={reward.from} reward={reward} cars={cars} isOwn={isWithin(reward, place)} />
          ))}
        </ul>
      </ToolPanel>
      <MyResult key={eventId} eventId={eventId} />
      {showBoard ? <PrizeBoard eventId={eventId} images={<EventImages facts={facts} />} /> : null}
    </div>
  );
}

const isWithin = ({ from, to }: Reward, place: number | null): boolean =>
  place !== null && place >= from && (to === null || place <= to);

function RewardRow({ reward, cars, isOwn }: { reward: Reward; cars: EventCars; isOwn: boolean }) {
  const { t, i18n } = useTranslation('events');
  const { from, to, carIds } = reward;
  const number = new Intl.NumberFormat(i18n.language);
  const ranks =
    to === null
      ? t('rankFrom', { from })
      : from === to
        ? t('rank', { rank: from })
        : t('rank', { rank: `${from}–${to}` });
  return (
    <li data-own={isOwn || undefined}>
      <b>
        {ranks}
        {isOwn ? <small>{t('own.here')}</small> : null}
      </b>
      <span>
        {carIds.map((carId) => (
          <OneCar key={carId} carId={carId} tune="" cars={cars} />
        ))}
        {counted
          .filter((what) => reward[what] > 0)
          .map((what) => (
            <span key={what} className={styles['won']}>
              {t(`prizes.${what}`)} {number.format(reward[what])}
            </span>
          ))}
      </span>
    </li>
  );
}
