import { compareGameVersions } from './game-version.ts';

/** What one fact says about a thing in a version of the game; `whole` when it says everything. */
export type Statement<Facts extends object> = {
  readonly gameVersion: string;
  readonly whole: boolean;
  readonly facts: Readonly<Partial<Facts>>;
};

/** Everything that was said about a thing, by version of the game, then in the order in which it was said. */
export type VersionTimeline<Facts extends object> = readonly Statement<Facts>[];

/** The timeline with one more statement, said after all the others: behind those of its own version. */
export const withStatement = <Facts extends object>(
  timeline: VersionTimeline<Facts>,
  statement: Statement<Facts>,
): VersionTimeline<Facts> => {
  const later = timeline.findIndex(({ gameVersion }) => compareGameVersions(gameVersion, statement.gameVersion) > 0);
  return later < 0 ? [...timeline, statement] : timeline.toSpliced(later, 0, statement);
};

/**
 * What held in a version of the game (absent: what holds now): all that was said up to it, the later word last. Undefined
 * before the first statement that is whole.
 */
export const factsAt = <Facts extends object>(
  timeline: VersionTimeline<Facts>,
  gameVersion?: string,
): Facts | undefined => {
  const known = timeline.filter(
    (said) => gameVersion === undefined || compareGameVersions(said.gameVersion, gameVersion) <= 0,
  );
  const from = known.findIndex(({ whole }) => whole);
  return from < 0 ? undefined : Object.assign({}, ...known.slice(from).map(({ facts }) => facts));
};

/** Whether two values of one figure say the same; lists, when they hold the same words in the same order. */
export const sameFigure = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, at) => item === b[at]) : a === b;

/** The same of a car's figure by its name: tags are the same in any order. */
export const sameCarFigure = (name: string, a: unknown, b: unknown): boolean =>
  name === 'tags' ? sameFigure(inAnyOrder(a), inAnyOrder(b)) : sameFigure(a, b);

const inAnyOrder = (list: unknown): unknown => (Array.isArray(list) ? list.toSorted() : list);
