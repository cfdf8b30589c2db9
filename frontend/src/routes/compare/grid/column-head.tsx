import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { tunedFigures } from '#racing';
import type { Tune, TunedFigures } from '#racing';
import type { Total } from '../../../features/lap-times/rankings.ts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { openCarSheet } from '../../../lib/navigation/car-sheet.ts';
import { CarArt } from '../../../ui/car/car-art.tsx';
import {
  BaseFilledIcon,
  BaseIcon,
  InfoIcon,
  MoveLeftIcon,
  MoveRightIcon,
  OrderTracksIcon,
  PendingIcon,
  PrizeIcon,
  RemoveIcon,
} from '../../../ui/icons.ts';
import { Key } from '../../../ui/key.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuEntry, MenuTrigger } from '../../../ui/menu/menu-entries.ts';
import { CarBadge } from '../../../ui/car-badge/car-badge.tsx';
import { Points } from '../../../ui/time/points.tsx';
import { Rank } from '../../../ui/time/rank.tsx';
import { openTool } from '../tools/open-tool.ts';
import { TunePicker } from './tune-picker.tsx';
import { nameThen, useCarName } from './use-car-name.ts';
import styles from './column-head.module.css';

type CarMenuCommands = {
  details?: () => void;
  all: () => void;
  past: () => void;
  base?: () => void;
  left?: () => void;
  right?: () => void;
  remove: () => void;
};

export type ColumnHeadProps = {
  car: Car | undefined;
  /** The catalogue has responded and does not know this car. */
  unknown: boolean;
  column: number;
  tune: Tune | undefined;
  /** The known stats of its card in the tune. */
  stats: TunedFigures | undefined;
  base: boolean;
  total: Total | undefined;
  /** The head has the focus of the grid: only then are its buttons stops of Tab. */
  active: boolean;
  menu: CarMenuCommands;
  tuneMenuOpened: boolean;
  onTuneMenu: (opened: boolean) => void;
  onTune: (tune: Tune | undefined) => void;
};

type StatsProps = { car: Car; tune: Tune | undefined; known: TunedFigures | undefined };

/** The stats of the card with the tune: unread ones are computed, and marked so. */
function Stats({ car, tune, known }: StatsProps) {
  const { t } = useTranslation('cars');
  const { topSpeedMph, acceleration0to60s, handling } = known ?? (tune ? tunedFigures(car, tune) : car);
  const sign = known || !tune || tune === '000' ? '' : '≈';
  const acceleration = acceleration0to60s === null ? t('never') : `${sign}${acceleration0to60s.toFixed(1)}`;
  const stats = [
    [`${sign}${topSpeedMph}`, t('stat.mph')],
    [acceleration, t('stat.acceleration')],
    [`${sign}${handling}`, t('stat.handling')],
    [car.drive, t('stat.drive')],
  ] as const;
  return (
    <span className={styles['stats']}>
      {stats.map(([value, label]) => (
        <span key={label}>
          {value}
          <small>{label}</small>
        </span>
      ))}
    </span>
  );
}

function Sum({ total, base }: { total: Total | undefined; base: boolean }) {
  const { t } = useTranslation('compare');
  const podium = total?.podium ?? [0, 0, 0];
  return (
    <span className={styles['sum']}>
      <span className={styles['podium']}>
        {podium.map((count, place) =>
          count > 0 ? (
            <span key={`place ${place + 1}`} className={styles['count']}>
              <Rank place={place + 1} medal /> {count}
            </span>
          ) : null,
        )}
        {podium.every((count) => count === 0) ? t('noPodium') : null}
      </span>
      {base ? <span className={styles['quiet']}>{t('baseShort')}</span> : <Points points={total?.points ?? 0} />}
    </span>
  );
}

export function CarMenu({
  name,
  commands,
  children,
}: {
  name: string;
  commands: CarMenuCommands;
  children: MenuTrigger;
}) {
  const { t } = useTranslation('compare');
  const { details, all, past, base, left, right, remove } = commands;
  const wantsPast = useSetting('showDataFromPast');
  const entries: MenuEntry[] = [
    { heading: name },
    ...(details ? [{ key: 'details', text: t('details'), icon: <InfoIcon />, run: details }] : []),
    { key: 'all', text: t('oneCar'), icon: <OrderTracksIcon />, run: all },
    ...(wantsPast ? [{ key: 'past', text: t('pastMenu'), icon: <PendingIcon />, run: past }] : []),
    ...(base ? [{ key: 'base', text: t('setBase'), icon: <BaseIcon />, end: <Key single>R</Key>, run: base }] : []),
    ...(left ? [{ key: 'left', text: t('moveLeft'), icon: <MoveLeftIcon />, end: <Key>Alt ←</Key>, run: left }] : []),
    ...(right
      ? [{ key: 'right', text: t('moveRight'), icon: <MoveRightIcon />, end: <Key>Alt →</Key>, run: right }]
      : []),
    'rule',
    { key: 'remove', text: t('remove'), icon: <RemoveIcon />, end: <Key>Del</Key>, danger: true, run: remove },
  ];
  return <Menu trigger={children} position="bottom-start" entries={entries} />;
}

export function ColumnHead(props: ColumnHeadProps) {
  const { car, unknown, column, tune, stats, base, total, active, menu, tuneMenuOpened, onTuneMenu, onTune } = props;
  const { t } = useTranslation(['compare', 'cars']);
  const tabIndex = active ? 0 : -1;
  const name = useCarName()(car, column);
  return (
    <div className={styles['head']} data-class={car?.class}>
      <CarMenu name={name} commands={car ? { ...menu, details: () => openCarSheet(car.id) } : menu}>
        <button
          type="button"
          className={styles['stage']}
          tabIndex={tabIndex}
          aria-label={t('carMenu', { name })}
          aria-haspopup="menu"
        >
          {car ? <CarArt car={car} className={styles['art']} /> : null}
          {car ? <CarBadge car={car} className={styles['plate']} /> : null}
          <span className={styles['flags']}>
            {car?.prize ? <PrizeIcon aria-label={t('cars:prize')} /> : null}
            {car ? t(`cars:tyreCodes.${car.tyre}`) : null}
          </span>
          <span className={styles['more']}>···</span>
          {base ? (
            <span className={styles['base']}>
              <BaseFilledIcon aria-hidden="true" />
              {t('baseMark')}
            </span>
          ) : null}
        </button>
      </CarMenu>
      <span className={styles['names']}>
        <small>{car ? `${car.brand} · ${car.year}` : unknown ? t('unknownCar') : ''}</small>
        <b data-tip={name}>{car ? shortName(car) : name}</b>
      </span>
      {car ? <Stats car={car} tune={tune} known={stats} /> : <span className={styles['stats']} />}
      <TunePicker
        tune={tune}
        name={name}
        carClass={car?.class}
        tabIndex={tabIndex}
        opened={tuneMenuOpened}
        onOpened={onTuneMenu}
        onTune={onTune}
        onAll={() => openTool({ tool: 'tunes', column })}
      />
      <Sum total={total} base={base} />
    </div>
  );
}

/** The name without the brand, which is shown above it. */
export function shortName(car: Car): string {
  const name = nameThen(car);
  return name.startsWith(`${car.brand} `) ? name.slice(car.brand.length + 1) : name;
}
