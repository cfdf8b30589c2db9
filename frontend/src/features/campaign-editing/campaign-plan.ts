import type { CampaignAnswer, ProblemCode } from '#contracts';
import { trackCodeFault } from '#racing';
import type { FileMatch } from './read-campaign-file.ts';

type Facts = { readonly carIds: readonly string[]; readonly trackCodes: readonly string[] };

/** What the import would do with a match of the file; `before`: its current data. */
export type PlannedMatch = FileMatch & { readonly before: Facts } & (
    { readonly status: 'ready' | 'same' } | { readonly status: 'wrong'; readonly fault: ProblemCode }
  );

const MAX_MATCHES = 10;
const RACES = 5;
const nothing: Facts = { carIds: [], trackCodes: [] };

const isSame = (now: readonly string[], said: readonly string[] | undefined): boolean =>
  said === undefined || now.join(' ') === said.join(' ');

/** What makes a match invalid: the server refuses the same. */
function faultOf({ place, match, facts }: FileMatch, isCar: (carId: string) => boolean): ProblemCode | undefined {
  const { carIds = [], trackCodes = [] } = facts;
  const isMatch =
    place !== '' &&
    Number.isInteger(match) &&
    match >= 1 &&
    match <= MAX_MATCHES &&
    [0, 2, 3].includes(carIds.length) &&
    new Set(carIds).size === carIds.length &&
    [0, RACES].includes(trackCodes.length) &&
    trackCodes.every((code) => trackCodeFault(code) === undefined);
  if (!isMatch) return 'match-invalid';
  return carIds.every(isCar) ? undefined : 'car-unknown';
}

export const planOf = (
  matches: readonly FileMatch[],
  places: CampaignAnswer['items'],
  isCar: (carId: string) => boolean,
): readonly PlannedMatch[] =>
  matches.map((one) => {
    const place = places.find(({ place: name }) => name.toLowerCase() === one.place.toLowerCase());
    const before = place?.matches.find(({ match }) => match === one.match) ?? nothing;
    const fault = faultOf(one, isCar);
    if (fault !== undefined) return { ...one, before, status: 'wrong', fault };
    const { carIds, trackCodes } = one.facts;
    const same = isSame(before.carIds, carIds) && isSame(before.trackCodes, trackCodes);
    return { ...one, before, status: same ? 'same' : 'ready' };
  });
