import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineItem, TimelinePart } from '#contracts';
import styles from './band.module.css';
import { type Lane, laneOf, lanes } from './lanes.ts';
import { useTimelineLabels } from './use-timeline-labels.ts';
import { placeIn, rowsOf, type TimeWindow, type Zoom } from './window.ts';

/** A narrower item has its name next to it. */
const NARROW = 0.06;
/** The share of the width for a name next to an item, and for an item without duration. */
const [NAME, TINY] = [0.1, 0.01];
const per100 = (share: number): string => `${(share * 100).toFixed(3)}%`;

type BandProps = {
  window: TimeWindow;
  items: readonly TimelineItem[];
  counts: TimelinePart['counts'];
  now: number;
  chosen: string;
  onChoose: (itemId: string) => void;
  onZoom: (to: { zoom: Zoom; at: string }) => void;
};

/** The window as a band: its parts above, a lane for each group of kinds, and the current time. */
export function TimelineBand(props: BandProps) {
  const { t } = useTranslation('timeline');
  const { window, items, counts, now, onZoom } = props;
  const words = useTimelineLabels();
  const shown = lanes.filter((lane) => items.some(({ kind }) => laneOf(kind) === lane));
  const left = (now - window.from) / (window.to - window.from);
  const scroller = useRef<HTMLDivElement>(null);
  // Where it is wider than the screen, it starts scrolled to the current time.
  useEffect(() => {
    const { current } = scroller;
    if (current && left >= 0 && left < 1) current.scrollLeft = left * current.scrollWidth - current.clientWidth / 2;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [window.at, window.zoom]);
  return (
    <div
      className={styles['band']}
      role="group"
      aria-label={words.title(window)}
      data-counted={counts ? true : undefined}
    >
      <div className={styles['labels']}>
        {shown.map((lane) => (
          <LaneLabel key={lane.name} {...{ lane, items, window }} />
        ))}
      </div>
      <div ref={scroller} className={styles['scroll']} data-sideways>
        <div className={styles['wide']} data-zoom={window.zoom}>
          <div className={styles['ticks']}>
            {window.ticks.map(({ at, leadsTo }) =>
              leadsTo ? (
                <button key={at} type="button" onClick={() => onZoom(leadsTo)}>
                  {words.tick(window.zoom, at)}
                </button>
              ) : (
                <span key={at}>{words.tick(window.zoom, at)}</span>
              ),
            )}
          </div>
          <div className={styles['lanes']} style={{ '--parts': window.ticks.length } as CSSProperties}>
            {counts ? (
              <Counts {...{ window, counts }} />
            ) : (
              shown.map((lane) => <LaneOf key={lane.name} {...props} lane={lane} />)
            )}
            {left >= 0 && left < 1 ? (
              <i className={styles['now']} style={{ left: per100(left) }}>
                <b>{t('now')}</b>
              </i>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Beyond this share a narrow item's name no longer fits on its right. */
const NEAR_END = 0.85;

const placed = (lane: Lane, { items, window }: Pick<BandProps, 'items' | 'window'>) =>
  rowsOf(
    items
      .filter(({ kind }) => laneOf(kind) === lane)
      .map((item) => {
        const { left, width } = placeIn(window, item);
        const [narrow, atEnd] = [width < NARROW, left > NEAR_END];
        const name = narrow ? NAME : 0;
        const from = atEnd ? left - name : left;
        return { item, left, width, narrow, atEnd, from, until: left + Math.max(width, TINY) + (atEnd ? 0 : name) };
      }),
  );

function LaneLabel({ lane, ...of }: { lane: Lane } & Pick<BandProps, 'items' | 'window'>) {
  const { t } = useTranslation('timeline');
  const { Icon, name } = lane;
  return (
    <span style={{ '--rows': placed(lane, of).length } as CSSProperties}>
      <Icon aria-hidden="true" />
      <span>{t(`lanes.${name}`)}</span>
    </span>
  );
}

function LaneOf({ lane, now, chosen, onChoose, ...of }: { lane: Lane } & BandProps) {
  const words = useTimelineLabels();
  return placed(lane, of).map((row, at) => (
    // A row's index is its only key.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} className={styles['lane']}>
      {row.map(({ item, left, width, narrow, atEnd }) => (
        <button
          key={item.itemId}
          type="button"
          className={styles['item']}
          style={{ left: per100(left), width: `max(10px, ${per100(width)})` }}
          data-when={whenOf(item, now)}
          data-narrow={narrow || undefined}
          data-side={atEnd ? 'left' : undefined}
          aria-pressed={item.itemId === chosen}
          onClick={() => onChoose(item.itemId)}
        >
          <span>{words.name(item)}</span>
        </button>
      ))}
    </div>
  ));
}

export const whenOf = ({ startsAt, endsAt }: TimelineItem, now: number): 'past' | 'now' | 'next' => {
  if (Date.parse(startsAt) > now) return 'next';
  return endsAt !== null && Date.parse(endsAt) > now ? 'now' : 'past';
};

function Counts({ window, counts }: { window: TimeWindow; counts: NonNullable<TimelinePart['counts']> }) {
  const { t } = useTranslation('timeline');
  const words = useTimelineLabels();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <div className={styles['counts']} role="img" aria-label={t('perQuarter')}>
      {counts.map(({ from, count }) => (
        <i
          key={from}
          style={{
            left: per100(placeIn(window, { startsAt: from, endsAt: null }).left),
            width: per100(1 / counts.length),
          }}
          data-tip={`${words.month(Date.parse(from))}: ${count}`}
        >
          <b style={{ height: per100(count / most) }} data-none={count === 0 || undefined} />
        </i>
      ))}
    </div>
  );
}
