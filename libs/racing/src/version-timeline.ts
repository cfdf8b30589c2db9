import { compareGameVersions } from './game-version.ts';

/** One event's statement about a thing in a game version; `whole` when it has all fields. */
export type Statement<Facts extends object> = {
  readonly gameVersion: string;
  readonly whole: boolean;
  readonly facts: Readonly<Partial<Facts>>;
};

/** All statements about a thing, by game version, then in the order in which they were made. */
export type VersionTimeline<Facts extends object> = readonly Statement<Facts>[];

/** The timeline with one more statement, the latest: behind those of its own version. */
export const withStatement = <Facts extends object>(
  timeline: VersionTimeline<Facts>,
  statement: Statement<Facts>,
): VersionTimeline<Facts> => {
  const later = timeline.findIndex(({ gameVersion }) => compareGameVersions(gameVersion, statement.gameVersion) > 0);
  return later < 0 ? [...timeline, statement] : timeline.toSpliced(later, 0, statement);
};

/**
 * The fields in a game version (absent: now): all statements up to it, a later one wins. Undefined before the first
 * complete statement.
 */
export const attributesAt = <Facts extends object>(
  timeline: VersionTimeline<Facts>,
  gameVersion?: string,
): Facts | undefined => {
  const known = timeline.filter(
    (said) => gameVersion === undefined || compareGameVersions(said.gameVersion, gameVersion) <= 0,
  );
  const from = known.findIndex(({ whole }) => whole);
  return from < 0 ? undefined : Object.assign({}, ...known.slice(from).map(({ facts }) => facts));
};

/** Whether two values of one field are equal; lists, when they hold the same words in the same order. */
export const sameFigure = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, at) => item === b[at]) : a === b;

/** The same for a car's field by its name: tags are equal in any order. */
export const sameCarFigure = (name: string, a: unknown, b: unknown): boolean =>
  name === 'tags' ? sameFigure(inAnyOrder(a), inAnyOrder(b)) : sameFigure(a, b);

const inAnyOrder = (list: unknown): unknown => (Array.isArray(list) ? list.toSorted() : list);
