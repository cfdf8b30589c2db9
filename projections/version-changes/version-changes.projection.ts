import type { CarEvent, CarAttributes, CarRevised, GameVersionEvent, VersionCount } from '#domain';
import { gameVersionRank } from '#racing';
import type { Projection } from '#read-store';

/**
 * The changes of a game version: released cars, revised cars, and how many of these per stat. Versions in a row add up
 * to the changes between any two.
 */
export type VersionChangesDoc = {
  readonly gameVersion: string;
  readonly rank: number;
  /** It was released; else only cars of it are known. */
  readonly announced?: true;
  /** Absent where it is unknown. */
  readonly releasedOn?: string;
  readonly carsReleased: number;
  readonly carsRevised: number;
  readonly fields: { readonly [Field in keyof CarAttributes]?: number };
};

/** View `version-changes`: a document per game version. */
export const versionChanges: Projection<CarEvent | GameVersionEvent, VersionChangesDoc> = {
  name: 'version-changes',
  version: 3,
  handles: ['GameVersionReleased', 'GameVersionDated', 'CarReleased', 'CarRevised', 'CarHistoryRestated'],
  indexes: [['rank'], ['announced', 'rank']],
  keysOf: ({ data }) => ('counts' in data ? Object.keys(data.counts) : 'gameVersion' in data ? [data.gameVersion] : []),
  channel: () => 'catalogue',
  evolve: (doc, event, gameVersion) => {
    const now = doc ?? { gameVersion, rank: gameVersionRank(gameVersion), carsReleased: 0, carsRevised: 0, fields: {} };
    if (event.type === 'GameVersionReleased' || event.type === 'GameVersionDated') return announced(now, event.data);
    if (event.type === 'CarReleased') return { ...now, carsReleased: now.carsReleased + 1 };
    if (event.type === 'CarHistoryRestated') return counted(now, event.data.counts[gameVersion]);
    return event.type === 'CarRevised' ? revised(now, event) : now;
  },
};

const announced = (
  { releasedOn: _was, ...doc }: VersionChangesDoc,
  { releasedOn }: GameVersionEvent['data'],
): VersionChangesDoc => ({ ...doc, announced: true, ...(releasedOn && { releasedOn }) });

/** A car counts once in a version, and so does each of its stats, however often it is corrected. */
const revised = (doc: VersionChangesDoc, { data: { changes, alreadyStated } }: CarRevised): VersionChangesDoc => {
  if (alreadyStated === 'everything') return doc;
  const first = (Object.keys(changes) as (keyof CarAttributes)[]).filter((field) => !alreadyStated.includes(field));
  const isFirst = alreadyStated.length === 0 && first.length > 0;
  return {
    ...doc,
    carsRevised: doc.carsRevised + (isFirst ? 1 : 0),
    fields: first.reduce((fields, field) => ({ ...fields, [field]: (fields[field] ?? 0) + 1 }), doc.fields),
  };
};

/** A stat without cars is left out. */
const counted = (doc: VersionChangesDoc, change: VersionCount | undefined): VersionChangesDoc => {
  if (!change) return doc;
  const names = [...new Set([...Object.keys(doc.fields), ...Object.keys(change.fields)])] as (keyof CarAttributes)[];
  const fields = names.map((field) => [field, (doc.fields[field] ?? 0) + (change.fields[field] ?? 0)] as const);
  return {
    ...doc,
    carsReleased: doc.carsReleased + change.released,
    carsRevised: doc.carsRevised + change.revised,
    fields: Object.fromEntries(fields.filter(([, count]) => count !== 0)),
  };
};
