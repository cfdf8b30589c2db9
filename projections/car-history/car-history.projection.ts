import type {
  CarEvent,
  CarAttributes,
  CarHistoryRestated,
  CarSource,
  RevisionReason,
  AttributesInVersion,
} from '#domain';
import type { Recorded } from '#kernel';
import { gameVersionRank } from '#racing';
import type { Projection } from '#read-store';

/** One statement about a car's stats; `by` is a user id, `at` ISO 8601. */
export type CarVersionEntry = {
  readonly gameVersion: string;
  readonly whole: boolean;
  readonly facts: Partial<CarAttributes>;
  readonly source: CarSource;
  readonly reason: RevisionReason | 'released';
  readonly by: string;
  readonly at: string;
  readonly textId?: string;
};

/** All statements about a car, in order of events; `latest` is the rank of the newest version that they concern. */
export type CarHistoryDoc = {
  readonly latest: number;
  readonly said: readonly CarVersionEntry[];
  /** A starter car that a real catalogue replaced: no version released it. */
  readonly replaced?: true;
};

/** View `car-history`: each game version's changes to a car. At most the 1,000 events of the car's stream. */
export const carHistory: Projection<CarEvent, CarHistoryDoc> = {
  name: 'car-history',
  version: 2,
  handles: ['CarReleased', 'CarRevised', 'CarHistoryRestated'],
  indexes: [['latest']],
  keysOf: ({ data }) => [data.carId],
  channel: (carId) => `car:${carId}`,
  evolve: (doc, event) => {
    const said = saidAfter(doc?.said ?? [], event);
    if (!said) return doc;
    const isReplaced = event.type === 'CarHistoryRestated' && event.data.reason === 'starter-replaced';
    const latest = Math.max(...said.map(({ gameVersion }) => gameVersionRank(gameVersion)));
    return { latest, said, ...(isReplaced && { replaced: true as const }) };
  },
};

/** Undefined where the event does not change the car's stats. */
const saidAfter = (
  before: readonly CarVersionEntry[],
  event: Recorded<CarEvent>,
): readonly CarVersionEntry[] | undefined => {
  if (event.type === 'CarHistoryRestated') return restated(before, event);
  const one = saidIn(event);
  return one && [...before, one];
};

/** Moderators' statements stay, with their reasons; this event replaces those of lists. */
const restated = (
  before: readonly CarVersionEntry[],
  { data, meta }: Recorded<CarHistoryRestated>,
): readonly CarVersionEntry[] => [
  ...data.history
    .filter(({ source }) => source !== 'moderator')
    .map((said): CarVersionEntry => ({ ...said, reason: reasonOf(said, data), by: meta.actor, at: meta.at })),
  ...before.filter(({ source }) => source === 'moderator'),
];

const reasonOf = (
  { whole }: AttributesInVersion,
  { reason }: CarHistoryRestated['data'],
): CarVersionEntry['reason'] => {
  if (whole) return 'released';
  return reason === 'import-undone' ? 'import-undone' : 'game-update';
};

const saidIn = (event: Recorded<CarEvent>): CarVersionEntry | undefined => {
  const { actor: by, at } = event.meta;
  if (event.type === 'CarReleased') {
    const { gameVersion, car: facts, source } = event.data;
    return { gameVersion, whole: true, facts, source, reason: 'released', by, at };
  }
  if (event.type !== 'CarRevised') return undefined;
  const { gameVersion, changes: facts, source, reason, textId } = event.data;
  const one = { gameVersion, whole: false, facts, source, reason, by, at };
  return textId === undefined ? one : { ...one, textId };
};
