import { conditionPlace } from './conditions.ts';
import { campaignCircuits } from './tracks/campaign-circuits.ts';
import { allTracks, findTrackVariant } from './tracks/track-table.ts';
import type { Track, TrackCode, TrackKind, TrackVariant } from './tracks/track.ts';

/** Rows of track sets, in the players' terms. */
export const presetFamilies = ['twisty-short', 'twisty', 'fast', 'drag', 'bump-twisty', 'bump-drag'] as const;
export type PresetFamily = (typeof presetFamilies)[number];

/** Columns of track sets: dry and wet asphalt, any other ground, and circuits that change it halfway. */
export const presetGrounds = ['dry', 'wet', 'off-road', 'halves'] as const;
export type PresetGround = (typeof presetGrounds)[number];

/** A set of tracks; `campaign` limits it to tracks of campaign matches. */
export type TrackPreset = {
  readonly family: PresetFamily;
  readonly ground: PresetGround;
  readonly campaign?: boolean;
};

/**
 * Families are the kinds of circuits, except the test bowls, and one incline that players count among the fast ones.
 */
const familyOf = ({ id, kind }: Track): PresetFamily => {
  if (id === 'mtIncline') return 'fast';
  return kind === 'top-speed' ? 'drag' : (kind satisfies Exclude<TrackKind, 'top-speed'>);
};

const groundOf = ({ halves }: Track, { condition }: TrackVariant): PresetGround => {
  if (halves) return 'halves';
  return condition === '00' ? 'dry' : condition === '01' ? 'wet' : 'off-road';
};

// Read on first use: most pages never need it.
let campaignCodes: ReadonlySet<string> | undefined;

const readCampaignCodes = (): ReadonlySet<string> =>
  new Set(
    campaignCircuits.flatMap(([conditions, circuits]) =>
      circuits.split(' ').flatMap((circuit) => conditions.split(' ').map((condition) => `${circuit}_a${condition}`)),
    ),
  );

/** Whether a match of the campaign is raced on this track code; 208 are. */
export const isCampaignTrack = (trackCode: string): boolean => (campaignCodes ??= readCampaignCodes()).has(trackCode);

/** The codes of a set: by condition, then in the order of lists. Empty for a set that has none. */
export const presetTrackCodes = ({ family, ground, campaign = false }: TrackPreset): readonly TrackCode[] =>
  allTracks()
    .filter((track) => familyOf(track) === family)
    .flatMap((track) => track.variants.filter((variant) => groundOf(track, variant) === ground))
    .filter(({ code }) => !campaign || isCampaignTrack(code))
    .sort((a, b) => conditionPlace(a.condition) - conditionPlace(b.condition))
    .map(({ code }) => code);

/**
 * The same condition on all circuits of the same area of the map: "all wet Tokyo"; only the code itself without an
 * area.
 */
export const areaTrackCodes = (trackCode: string): readonly TrackCode[] => {
  const found = findTrackVariant(trackCode);
  if (!found) return [];
  const { track, variant } = found;
  if (!track.area) return [variant.code];
  return allTracks()
    .filter(({ area }) => area === track.area)
    .flatMap(({ variants }) => variants.filter(({ condition }) => condition === variant.condition))
    .map(({ code }) => code);
};

/** Chosen codes after a set was toggled: removed when all of it was there, otherwise all of it at the end, once. */
export const toggleTrackCodes = <Code extends string>(
  chosen: readonly Code[],
  set: readonly Code[],
): readonly Code[] => {
  const others = chosen.filter((code) => !set.includes(code));
  return set.every((code) => chosen.includes(code)) ? others : [...others, ...set];
};
