import { conditions, findCondition, surfaceOf, tracks } from '#racing';
import type { SurfaceFamily, Track, TrackCode, TrackKind } from '#racing';

export type Circuit = { track: Track; text: string };

const plain = (text: string) => text.toLowerCase();
const families: readonly SurfaceFamily[] = ['dry', 'wet', 'dirt', 'gravel', 'ice', 'sand', 'snow', 'grass', 'mixed'];

/** All circuits by name. */
export const circuits: readonly Circuit[] = tracks
  .map((track) => ({ track, text: plain(`${track.name} ${track.area ?? ''} ${track.kind}`) }))
  .sort((one, other) => one.track.name.localeCompare(other.track.name));

/** Whether a code is what a word like "wet" or "dirt" asks for; parts of a mix count. */
function isOf(family: string, code: TrackCode): boolean {
  if (surfaceOf(code) === family) return true;
  const parts = findCondition(code.slice(-2))?.parts ?? [];
  return parts.some((part) => conditions.find((condition) => condition.code === part)?.family === family);
}

export type FoundCircuit = { id: string; track: Track; codes: readonly TrackCode[] };

/** Circuits whose name has every word; words for a road ("wet", "snow") keep only those conditions. */
export function searchTracks(query: string): FoundCircuit[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const roads = words.filter((word) => (families as readonly string[]).includes(word));
  const names = words.filter((word) => !roads.includes(word));
  return circuits
    .filter(({ text }) => names.every((word) => text.includes(word)))
    .map(({ track }) => ({
      id: track.id,
      track,
      codes: track.variants.map(({ code }) => code).filter((code) => roads.every((road) => isOf(road, code))),
    }))
    .filter(({ codes }) => codes.length > 0);
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

/** Halved circuits are left out of presets: they double what their circuit already says. */
export function presetCodes(preset: Preset, road: Road): TrackCode[] {
  return tracks
    .filter((track) => kindsOf[preset].includes(track.kind) && track.halves === undefined)
    .flatMap((track) => track.variants.map(({ code }) => code))
    .filter((code) => roadOf(code) === road);
}
