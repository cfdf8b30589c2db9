import type { HistoryKindCode } from '#contracts';
import { eventPath } from '../../lib/event-paths.ts';
import { carPath, challengePath, pages } from '../../lib/paths.ts';
import { RUN_SITE_PATH, STATUS_PATH } from '../../lib/site/site-paths.ts';
import type { CarsById } from './history-values.ts';
import type { OfHistory } from './use-history.ts';
import type { HistoryLabels } from './use-history-labels.ts';

const UUID = /^[\da-f-]{36}$/;
const ofCar: readonly HistoryKindCode[] = ['car', 'cell', 'tuned-stats', 'car-photo', 'car-loop', 'car-review'];
/** Ids made of names. */
const named = (id: string): string => id.replaceAll(/[_-]/g, ' ');
const ofNames: readonly HistoryKindCode[] = ['challenge', 'planned-event', 'club-set'];

/** The name of an item: its own, or one derived from its id. */
export function itemName(
  { kind, itemId }: OfHistory,
  title: string | null,
  words: HistoryLabels,
  cars: CarsById,
): string {
  const parts = itemId.split('|');
  const [first = ''] = parts;
  if (ofCar.includes(kind)) {
    const car = cars.get(first)?.name ?? (kind === 'car' ? title : null) ?? named(first);
    if (kind === 'tuned-stats') return `${car} · ${parts[1]}`;
    return kind === 'cell' ? `${car} · ${parts[1]} · ${words.track.name(parts[2] ?? '')}` : car;
  }
  if (kind === 'round') return `${named(first)} · ${words.t('facts.round')} ${parts[1]}`;
  if (kind === 'campaign') return `${title ?? named(first)} · ${parts[1]}`;
  if (kind === 'file-read') return `${words.kind(kind)} · ${parts[1]}`;
  if (title !== null) return title;
  if (kind === 'site') return words.kind(kind);
  if (ofNames.includes(kind) && !UUID.test(itemId)) return named(itemId);
  return UUID.test(itemId) ? words.kind(kind) : itemId.replaceAll('|', ' · ');
}

type PathOf = (itemId: string) => string;
const ofItsCar: PathOf = (itemId) => carPath(itemId.split('|')[0] ?? '');
const query = (path: string, name: string) => (itemId: string) => `${path}?${name}=${encodeURIComponent(itemId)}`;

const paths: Readonly<Record<HistoryKindCode, PathOf>> = {
  car: ofItsCar,
  cell: ofItsCar,
  'tuned-stats': ofItsCar,
  'car-photo': ofItsCar,
  'car-loop': ofItsCar,
  'car-review': ofItsCar,
  'car-tag': () => pages.staffTags,
  campaign: () => pages.findCar,
  pack: query(pages.packs, 'pack'),
  'game-version': query(pages.gallery, 'to'),
  import: () => pages.staffImports,
  challenge: challengePath,
  round: (itemId) => {
    const at = itemId.lastIndexOf('|');
    return `${challengePath(itemId.slice(0, at))}/${itemId.slice(at + 1)}`;
  },
  'planned-event': eventPath,
  'club-set': () => '/clubs',
  'club-day': query('/clubs', 'day'),
  timeline: query(pages.timeline, 'item'),
  template: () => pages.templates,
  group: query(pages.community, 'group'),
  translation: (itemId) => `${pages.translate}?language=${itemId.split('|')[0]}`,
  reviewers: query(pages.translate, 'language'),
  report: () => pages.queue,
  appeal: () => pages.queue,
  member: query(pages.admin, 'user'),
  garage: () => pages.garage,
  honours: () => '/contributors',
  recap: () => pages.recap,
  operation: () => `${pages.admin}?part=operations`,
  site: () => RUN_SITE_PATH,
  incident: () => STATUS_PATH,
  'file-read': () => pages.admin,
  sweep: () => pages.staffSweeps,
};
export const itemPath = ({ kind, itemId }: OfHistory): string => paths[kind](itemId);
