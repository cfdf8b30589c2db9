import { randomUUID } from 'node:crypto';
import {
  campaign,
  type CampaignMatchStated,
  type CampaignPlace,
  campaignStream,
  car,
  type CarEvent,
  carStream,
  isKnownCar,
  operator,
  placeIdOf,
  StateCampaignMatch,
  stateCampaignMatch,
} from '#domain';
import { refusalMessage } from '#imports';
import { commandMeta, decideAndAppend, type EventStore } from '#event-store';
import { fold, RuleBroken } from '#kernel';
import type { CarResolver } from '#racing';
import { checkIsOut } from '../game-version/check-is-out.ts';
import { type FileMatch, readMatches } from './read-matches.ts';

export type CampaignRow = Pick<FileMatch, 'at' | 'place' | 'match'> &
  (
    | { readonly outcome: 'unchanged' }
    | { readonly outcome: 'changed'; readonly changes: CampaignMatchStated['data']['changes'] }
    | { readonly outcome: 'refused'; readonly reason: string }
  );

export type CampaignOptions = {
  readonly store: EventStore;
  readonly path: string;
  /** The game version since which the matches are so. */
  readonly gameVersion: string;
  readonly now: string;
  readonly dryRun?: boolean;
  /** Which car a name of the file means; left out: they are ids. */
  readonly resolve?: CarResolver;
};

/**
 * Imports matches of the campaign: each becomes an event where it differs from the current state, so that the same file
 * again changes nothing. An impossible match is left out and reported. With `dryRun` it writes nothing.
 */
export const importCampaign = async (options: CampaignOptions): Promise<readonly CampaignRow[]> => {
  const { store, path, gameVersion } = options;
  const matches = (await readMatches(path)).map((match) => withCarIds(match, options.resolve));
  await checkIsOut(store, gameVersion);
  const known = await knownAmong(store, new Set(matches.flatMap(({ facts }) => facts.carIds ?? [])));
  const rows: CampaignRow[] = [];
  const tried = new Map<string, CampaignPlace>();
  for (const match of matches) rows.push(await rowOf(options, match, known, tried));
  return rows;
};

/** Names of cars as ids; an ambiguous one stays as it is, and is refused. */
const withCarIds = (match: FileMatch, resolve: CarResolver | undefined): FileMatch => {
  const { carIds, ...facts } = match.facts;
  if (!carIds || !resolve) return match;
  const idOf = (name: string) => {
    const meant = resolve(name);
    return meant.answer === 'found' ? meant.carId : name;
  };
  return { ...match, facts: { ...facts, carIds: carIds.map(idOf) } };
};

const knownAmong = async (store: EventStore, carIds: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const known = new Set<string>();
  for (const carId of carIds) {
    const past = (await store.read(carStream(carId))) as unknown as readonly CarEvent[];
    if (isKnownCar(fold(car, past))) known.add(carId);
  }
  return known;
};

const rowOf = async (
  options: CampaignOptions,
  fileMatch: FileMatch,
  known: ReadonlySet<string>,
  tried: Map<string, CampaignPlace>,
): Promise<CampaignRow> => {
  const { at, place, match } = fileMatch;
  const unknownCars = (fileMatch.facts.carIds ?? []).filter((carId) => !known.has(carId));
  try {
    const events = await stated(options, fileMatch, unknownCars, tried);
    const [event] = events;
    return event
      ? { at, place, match, outcome: 'changed', changes: event.data.changes }
      : { at, place, match, outcome: 'unchanged' };
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    return { at, place, match, outcome: 'refused', reason: reasonOf(error, unknownCars) };
  }
};

const reasonOf = ({ code }: RuleBroken, unknownCars: readonly string[]): string =>
  code === 'car-unknown' ? `no car is certainly meant by ${unknownCars.join(', ')}` : refusalMessage(code);

const stated = async (
  { store, gameVersion, now, dryRun = false }: CampaignOptions,
  { place, match, facts }: FileMatch,
  unknownCars: readonly string[],
  tried: Map<string, CampaignPlace>,
): Promise<readonly CampaignMatchStated[]> => {
  const data = { place, match, gameVersion, facts, source: 'import', reason: 'now-known' } as const;
  const meta = commandMeta({ name: 'StateCampaignMatch', data, actor: operator, idempotencyKey: randomUUID(), now });
  const decide = (state: CampaignPlace) =>
    stateCampaignMatch(new StateCampaignMatch(data, meta), state, { unknownCars });
  const stream = campaignStream(placeIdOf(place));
  if (!dryRun) return (await decideAndAppend(store, stream, campaign, decide, meta)).events;
  const before =
    tried.get(stream) ?? fold(campaign, (await store.read(stream)) as unknown as readonly CampaignMatchStated[]);
  const events = decide(before);
  tried.set(
    stream,
    events.reduce((state, event) => campaign.evolve(state, event), before),
  );
  return events;
};
