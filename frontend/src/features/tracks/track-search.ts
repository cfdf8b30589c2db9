import { conditions, findCondition, fold, surfaceOf, allTracks } from '#racing';
import type { SurfaceFamily, Track, TrackCode, TrackKind } from '#racing';
import type { TrackLabels } from '../../lib/i18n/use-track-labels.ts';

const families: readonly SurfaceFamily[] = ['dry', 'wet', 'dirt', 'gravel', 'ice', 'sand', 'snow', 'grass', 'mixed'];

/** Whether a code matches a word like "wet" or "dirt"; parts of a mix count. */
function isOf(family: SurfaceFamily, code: TrackCode): boolean {
  if (surfaceOf(code) === family) return true;
  const parts = findCondition(code.slice(-2))?.parts ?? [];
  return parts.some((part) => conditions.find((condition) => condition.code === part)?.family === family);
}

export type FoundCircuit = { id: string; track: Track; name: string; codes: readonly TrackCode[] };

/** The filter for a road word; English words are understood in every language. */
function roadWords({ condition }: Pick<TrackLabels, 'condition'>): ReadonlyMap<string, SurfaceFamily> {
  const single = conditions.filter(({ kind }) => kind === 'single');
  return new Map([
    ...single.map(({ code, family }) => [fold(condition(code)), family] as const),
    ...single.map(({ word, family }) => [fold(word), family] as const),
    ...families.map((family) => [family, family] as const),
  ]);
}

/**
 * Circuits whose name, in the user's language or in English, has every word; road words ("wet", "snow") keep only those
 * conditions.
 */
export function buildTrackSearch(
  words: Pick<TrackLabels, 'circuit' | 'condition'>,
  language: string,
): (query: string) => FoundCircuit[] {
  const familyOf = roadWords(words);
  const circuits = allTracks()
    .map((track) => ({ track, name: words.circuit(track) }))
    .map(({ track, name }) => ({ track, name, text: fold(`${name} ${track.name} ${track.area ?? ''} ${track.kind}`) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (query) => {
    const asked = fold(query)
      .split(/\s+/)
      .filter((word) => word !== '');
    const roads = asked.flatMap((word) => familyOf.get(word) ?? []);
    const parts = asked.filter((word) => !familyOf.has(word));
    return circuits
      .filter(({ text }) => parts.every((word) => text.includes(word)))
      .map(({ track, name }) => ({
        id: track.id,
        track,
        name,
        codes: track.variants.map(({ code }) => code).filter((code) => roads.every((road) => isOf(road, code))),
      }))
      .filter(({ codes }) => codes.length > 0);
  };
}

export type Preset = 'twisty-short' | 'twisty' | 'fast' | 'drag' | 'bumpy' | 'top-speed';
export type Road = 'dry' | 'wet' | 'off-road';

const kindsOf: Record<Preset, readonly TrackKind[]> = {
  'twisty-short': ['twisty-short'],
  twisty: ['twisty'],
  fast: ['fast'],
  drag: ['drag'],
  bumpy: ['bump-twisty', 'bump-drag'],
  'top-speed': ['top-speed'],
};
export const presets = Object.keys(kindsOf) as Preset[];
export const roads: readonly Road[] = ['dry', 'wet', 'off-road'];

function roadOf(code: TrackCode): Road {
  const surface = surfaceOf(code);
  return surface === 'dry' || surface === 'wet' ? surface : 'off-road';
}

/** Presets omit halved circuits: they duplicate their circuit. */
export function presetCodes(preset: Preset, road: Road): TrackCode[] {
  return allTracks()
    .filter((track) => kindsOf[preset].includes(track.kind) && track.halves === undefined)
    .flatMap((track) => track.variants.map(({ code }) => code))
    .filter((code) => roadOf(code) === road);
}
