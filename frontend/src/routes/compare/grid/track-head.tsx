import { useTranslation } from 'react-i18next';
import { isTestBowl, parseTrackCode, surfaceOf } from '#racing';
import type { TrackCode } from '#racing';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import {
  BumpsIcon,
  MedalsIcon,
  MoveDownIcon,
  MoveUpIcon,
  OrderCarsIcon,
  OrderTracksIcon,
  PasteIcon,
  RemoveIcon,
  RollingStartIcon,
} from '../../../ui/icons.ts';
import { Key } from '../../../ui/key.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entries.ts';
import { MixBar } from '../../../ui/track/mix-bar.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import styles from './track-head.module.css';

export type TrackMenuCommands = {
  sort: () => void;
  ranked: () => void;
  best: () => void;
  paste: () => void;
  up?: () => void;
  down?: () => void;
  remove: () => void;
};

export type TrackHeadProps = { code: TrackCode; active: boolean; commands: TrackMenuCommands };

export function TrackHead({ code, active, commands }: TrackHeadProps) {
  const { t } = useTranslation(['compare', 'tracks']);
  const words = useTrackLabels();
  const parsed = parseTrackCode(code);
  if (!parsed) return <span className={styles['name']}>{code}</span>;
  const { track, condition, variant } = parsed;
  const surface = surfaceOf(code) ?? condition.family;
  const circuit = words.circuit(track);
  const road = words.condition(condition.code);
  const name = `${circuit}, ${road}`;
  const bumpy = track.kind === 'bump-twisty' || track.kind === 'bump-drag';
  const { sort, ranked, best, paste, up, down, remove } = commands;
  const entries: MenuEntry[] = [
    { heading: isTestBowl(code) ? t('bowlMenu', { name }) : name },
    { key: 'sort', text: t('sortByTrack'), icon: <OrderCarsIcon />, run: sort },
    { key: 'ranked', text: t('oneTrack'), icon: <OrderTracksIcon />, run: ranked },
    { key: 'best', text: t('bestCars'), icon: <MedalsIcon />, run: best },
    { key: 'paste', text: t('pasteTimes'), icon: <PasteIcon />, run: paste },
    ...(up ? [{ key: 'up', text: t('moveUp'), icon: <MoveUpIcon />, end: <Key>Alt ↑</Key>, run: up }] : []),
    ...(down ? [{ key: 'down', text: t('moveDown'), icon: <MoveDownIcon />, end: <Key>Alt ↓</Key>, run: down }] : []),
    'rule',
    { key: 'remove', text: t('remove'), icon: <RemoveIcon />, end: <Key>Del</Key>, danger: true, run: remove },
  ];
  const trigger = (
    <button
      type="button"
      className={styles['head']}
      tabIndex={active ? 0 : -1}
      aria-label={t('trackMenu', { name })}
      aria-haspopup="menu"
      data-tip={name}
    >
      <SurfaceMark surface={surface} word={road} named />
      <span className={styles['name']}>{circuit}</span>
      <span className={styles['facts']} data-surface={surface} data-word={condition.kind === 'single' || undefined}>
        {track.rolling ? <RollingStartIcon aria-label={t('tracks:rolling')} /> : null}
        {bumpy ? <BumpsIcon aria-label={t('tracks:bumps')} /> : null}
        {condition.kind === 'single' ? road : <MixBar shares={variant.shares} />}
      </span>
    </button>
  );
  return <Menu trigger={trigger} position="bottom-start" entries={entries} />;
}
