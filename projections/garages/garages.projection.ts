import type { GarageEvent, GarageVisibility } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

export type GarageGroupDoc = {
  readonly groupId: string;
  readonly textId: string;
  readonly criteria: string;
  readonly pictureCarId: string | null;
};

/** An import of a file: its time, and how many copies it added or changed. */
export type GarageImport = { readonly importId: string; readonly at: string; readonly copies: number };

/** A garage without its copies; `stream` is its current stream, with so many events in it. */
export type GarageDoc = {
  readonly visibility: GarageVisibility;
  readonly key: string | null;
  readonly groups: readonly GarageGroupDoc[];
  /** The latest first. */
  readonly imports: readonly GarageImport[];
  readonly changedAt: string;
  readonly stream: string;
  readonly events: number;
};

const IMPORTS_KEPT = 24;

/** View `garages`: by owner, the visibility, groups and imports of their garage. */
export const garages: Projection<GarageEvent, GarageDoc> = {
  name: 'garages',
  version: 2,
  handles: [
    'GarageCopiesKept',
    'GarageCopiesRemoved',
    'GarageShared',
    'GarageNoteWritten',
    'GarageGroupSaved',
    'GarageGroupRemoved',
  ],
  indexes: [],
  keysOf: ({ data }) => [data.owner],
  channel: (key) => `owner:${key}`,
  evolve: (before, event) => {
    const doc = { ...(before ?? empty), changedAt: event.meta.at, stream: event.stream, events: event.revision + 1 };
    return changed(doc, event);
  },
};

const empty = { visibility: 'private', key: null, groups: [], imports: [] } as const;

const changed = (doc: GarageDoc, event: Recorded<GarageEvent>): GarageDoc => {
  switch (event.type) {
    case 'GarageCopiesKept':
      return { ...doc, imports: withImport(doc.imports, event.data.importId, event.meta.at, event.data.copies.length) };
    case 'GarageShared':
      return { ...doc, visibility: event.data.visibility, key: event.data.key };
    case 'GarageGroupSaved': {
      const { owner: _owner, ...group } = event.data;
      const isNew = doc.groups.every(({ groupId }) => groupId !== group.groupId);
      const groups = isNew
        ? [...doc.groups, group]
        : doc.groups.map((one) => (one.groupId === group.groupId ? group : one));
      return { ...doc, groups };
    }
    case 'GarageGroupRemoved':
      return { ...doc, groups: doc.groups.filter(({ groupId }) => groupId !== event.data.groupId) };
    default:
      return doc;
  }
};

/** An import may take several events. */
const withImport = (
  imports: readonly GarageImport[],
  importId: string | undefined,
  at: string,
  copies: number,
): readonly GarageImport[] => {
  if (importId === undefined) return imports;
  const [latest, ...others] = imports;
  if (latest?.importId === importId) return [{ ...latest, copies: latest.copies + copies }, ...others];
  return [{ importId, at, copies }, ...imports].slice(0, IMPORTS_KEPT);
};
