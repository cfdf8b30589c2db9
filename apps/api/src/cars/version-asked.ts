import { gameVersion, gameVersionMark } from '#contracts';
import { gameVersionOfMark } from '#racing';

/** A version of the game in a request's address: its name, or a mark of older collections that is no version's name. */
export const versionAsked = gameVersion.or(gameVersionMark.transform((mark) => gameVersionOfMark(mark) ?? mark));
