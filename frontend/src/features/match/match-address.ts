import { CAR_ID_CHARACTERS_MAX, parseTrackCode, parseTune } from '#racing';
import { FIRST_TUNE } from '../../lib/deck/deck.ts';
import { emptyHand, firstTrackset, RACES, RQ_LEAST, MAX_RQ, TRACKSETS_MAX } from './match.ts';
import type { Match, MatchCar, MatchHand, MatchRound, Trackset } from './match.ts';

/** A match as the fields of its address; an empty field has its default. */
export type MatchFields = Readonly<Record<'own' | 'theirs' | 'tracks' | 'shown' | 'rq' | 'times' | 'round', string>>;

export const noFields: MatchFields = { own: '', theirs: '', tracks: '', shown: '', rq: '', times: '', round: '' };

/** A match, and the invalid parts of its address: an unknown track, an impossible tune. */
export type ReadMatch = { readonly match: Match; readonly dropped: readonly string[] };

const BETWEEN = '~';
const BETWEEN_SETS = '.';
const MEASURED = 'measured';

/** Cars as `id~tune~id~tune…`, tracksets as `code~code…` with a dot between them. Never throws. */
export function readMatch(fields: MatchFields): ReadMatch {
  const dropped: string[] = [];
  const tracksets = readTracksets(fields.tracks, dropped);
  const round = readRound(fields.round);
  const match: Match = {
    own: readHand(fields.own, dropped),
    theirs: readHand(fields.theirs, dropped),
    tracksets,
    shown: wholeBetween(fields.shown, 1, tracksets.length, 1) - 1,
    rqLimit: wholeBetween(fields.rq, RQ_LEAST, MAX_RQ, MAX_RQ),
    predicted: fields.times !== MEASURED,
    ...(round && { round }),
  };
  return { match, dropped };
}

export const writeMatch = (match: Match): MatchFields => ({
  own: writeHand(match.own),
  theirs: writeHand(match.theirs),
  tracks: writeTracksets(match.tracksets),
  shown: match.shown === 0 ? '' : String(match.shown + 1),
  rq: match.rqLimit === MAX_RQ ? '' : String(match.rqLimit),
  times: match.predicted ? '' : MEASURED,
  round: match.round ? `${match.round.challengeId}${BETWEEN}${match.round.round}` : '',
});

/** An invalid round is dropped: the match does not depend on it. */
function readRound(text: string): MatchRound | undefined {
  const at = text.lastIndexOf(BETWEEN);
  const round = Number(text.slice(at + 1));
  return at > 0 && Number.isInteger(round) && round > 0 ? { challengeId: text.slice(0, at), round } : undefined;
}

function readHand(text: string, dropped: string[]): MatchHand {
  const parts = text.split(BETWEEN);
  return emptyHand.map((_, race) => readCar(parts[2 * race] ?? '', parts[2 * race + 1] ?? '', dropped));
}

function readCar(escapedId: string, tuneText: string, dropped: string[]): MatchCar {
  if (escapedId === '') return undefined;
  const carId = unescaped(escapedId);
  if (carId.length > CAR_ID_CHARACTERS_MAX) {
    dropped.push(carId);
    return undefined;
  }
  const tune = parseTune(tuneText);
  if (!tune) dropped.push(`${carId} ${tuneText}`.trim());
  return { carId, tune: tune ?? FIRST_TUNE };
}

const writeHand = (hand: MatchHand): string =>
  hand.some(Boolean)
    ? hand.map((car) => (car ? `${escaped(car.carId)}${BETWEEN}${car.tune}` : BETWEEN)).join(BETWEEN)
    : '';

// The separator may be in an id; the address itself escapes the rest.
const escaped = (carId: string): string => carId.toWellFormed().replaceAll('%', '%25').replaceAll(BETWEEN, '%7E');
const unescaped = (text: string): string => text.replaceAll('%7E', BETWEEN).replaceAll('%25', '%');

function readTracksets(text: string, dropped: string[]): readonly Trackset[] {
  if (text === '') return [firstTrackset];
  return text
    .split(BETWEEN_SETS)
    .slice(0, TRACKSETS_MAX)
    .map((set) => {
      const codes = set.split(BETWEEN);
      return firstTrackset.map((usual, race) => {
        const code = codes[race] ?? '';
        const parsed = parseTrackCode(code);
        if (!parsed && code !== '') dropped.push(code);
        return parsed?.code ?? usual;
      });
    });
}

const writeTracksets = (sets: readonly Trackset[]): string => {
  const text = sets.map((codes) => codes.slice(0, RACES).join(BETWEEN)).join(BETWEEN_SETS);
  return text === firstTrackset.join(BETWEEN) ? '' : text;
};

function wholeBetween(text: string, least: number, most: number, usual: number): number {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= least && number <= most ? number : usual;
}
