import { gameVersionMark } from '#contracts';
import { gameVersionOfMark } from '#racing';

const marks: ReadonlySet<string> = new Set(gameVersionMark.options);

/** The name of a version that was requested by its name or by a mark of older collections. */
export const requestedVersion = <Asked extends string | undefined>(asked: Asked): Asked | string =>
  asked !== undefined && marks.has(asked) ? (gameVersionOfMark(asked) ?? asked) : asked;
