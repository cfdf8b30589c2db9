import type { Kings } from '#contracts';
import { bestOfEachCar, carClasses, type FieldTime, rqSavers } from '#racing';
import type { Field, FieldTrack } from './event-field.ts';

/** Rows of a track for patrons, and cars that save RQ. */
const VISIBLE_ROWS = 40;
const VISIBLE_SAVERS = 12;

export const allKings = ({ cars, tracks }: Field): Kings => ({
  told: 'all',
  tracks: shown(tracks.map(({ trackCode, rows }) => ({ trackCode, rows: bestOfEachCar(rows).slice(0, VISIBLE_ROWS) }))),
  savers: [...rqSavers(tracks, (carId) => cars.get(carId)?.rq, VISIBLE_SAVERS)],
});

export const bestByRarity = (field: Field): Kings => ({
  told: 'best-a-rarity',
  tracks: shown(field.tracks.map(({ trackCode, rows }) => ({ trackCode, rows: firstOfEachRarity(field, rows) }))),
  savers: null,
});

/** One car per rarity in total: the best on one of the tracks, the next track for each rarity. */
export const oneByRarity = (field: Field): Kings => {
  const best = field.tracks.map(({ rows }) => firstOfEachRarity(field, rows));
  const chosen = new Set<FieldTime>();
  carClasses.forEach(({ letter }, from) => {
    const places = best.map((_, step) => (from + step) % best.length);
    const found = places.flatMap((place) => best[place]?.filter(([carId]) => rarityOf(field, carId) === letter) ?? []);
    if (found[0]) chosen.add(found[0]);
  });
  const tracks = field.tracks.map(({ trackCode }, place) => ({
    trackCode,
    rows: (best[place] ?? []).filter((row) => chosen.has(row)),
  }));
  return { told: 'one-a-rarity', tracks: shown(tracks), savers: null };
};

const rarityOf = ({ cars }: Field, carId: string): string | undefined => cars.get(carId)?.class;

const firstOfEachRarity = (field: Field, rows: readonly FieldTime[]): readonly FieldTime[] => {
  const seen = new Set<string | undefined>();
  return rows.filter(([carId]) => {
    const rarity = rarityOf(field, carId);
    if (seen.has(rarity)) return false;
    seen.add(rarity);
    return true;
  });
};

const shown = (tracks: readonly FieldTrack[]): Kings['tracks'] =>
  tracks.map(({ trackCode, rows }) => ({
    trackCode,
    rows: rows.map(([carId, tune, figure]) => [carId, tune, figure]),
  }));
