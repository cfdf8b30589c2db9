/** How a condition is shown: nine glyphs and colours. */
export type SurfaceFamily = 'dry' | 'wet' | 'dirt' | 'gravel' | 'ice' | 'mixed' | 'sand' | 'snow' | 'grass';

// prettier-ignore
const rows = [
  ['00', 'single', 'dry',    'Asphalt',                 'Dry',       '00'],
  ['01', 'single', 'wet',    'Asphalt wet',             'Wet',       '01'],
  ['A1', 'half',   'mixed',  'Asphalt dry then wet',    '',          '00 01'],
  ['B1', 'half',   'mixed',  'Asphalt wet then dry',    '',          '01 00'],
  ['c1', 'mixed',  'mixed',  'Asphalt/Sand wet',        '',          '01 50'],
  ['10', 'single', 'dirt',   'Dirt',                    '',          '10'],
  ['11', 'single', 'dirt',   'Dirt wet',                'Mud',       '11'],
  ['j0', 'mixed',  'mixed',  'Dirt dry/Dirt wet',       '',          '10 11'],
  ['E0', 'half',   'mixed',  'Asphalt then Dirt',       '',          '00 10'],
  ['40', 'mixed',  'mixed',  'Asphalt/Dirt',            '',          '00 10'],
  ['41', 'mixed',  'mixed',  'Asphalt/Dirt wet',        '',          '01 11'],
  ['i0', 'mixed',  'mixed',  'Asphalt/Dirt/Sand',       '',          '00 10 50'],
  ['i1', 'mixed',  'mixed',  'Asphalt/Dirt/Sand wet',   '',          '01 11 50'],
  ['k0', 'mixed',  'mixed',  'Dirt/Water',              '',          '10 80'],
  ['k1', 'mixed',  'mixed',  'Dirt/Water wet',          '',          '11 80'],
  ['m0', 'mixed',  'mixed',  'Asphalt/Dirt/Water',      '',          '00 10 80'],
  ['m1', 'mixed',  'mixed',  'Asphalt/Dirt/Water wet',  '',          '01 11 80'],
  ['20', 'single', 'gravel', 'Gravel',                  '',          '20'],
  ['b0', 'mixed',  'mixed',  'Asphalt/Gravel',          '',          '00 20'],
  ['30', 'single', 'ice',    'Ice',                     '',          '30'],
  ['g0', 'mixed',  'mixed',  'Ice/Snow',                '',          '30 60'],
  ['50', 'single', 'sand',   'Sand',                    '',          '50'],
  ['e0', 'mixed',  'mixed',  'Dirt/Sand',               '',          '10 50'],
  ['e1', 'mixed',  'mixed',  'Dirt/Sand wet',           '',          '11 50'],
  ['C0', 'half',   'mixed',  'Asphalt then Sand',       '',          '00 50'],
  ['c0', 'mixed',  'mixed',  'Asphalt/Sand',            '',          '00 50'],
  ['60', 'single', 'snow',   'Snow',                    '',          '60'],
  ['d0', 'mixed',  'mixed',  'Asphalt/Snow',            '',          '00 60'],
  ['D0', 'half',   'mixed',  'Asphalt then Snow',       '',          '00 60'],
  ['h1', 'mixed',  'mixed',  'Snow/Dirt wet',           '',          '11 60'],
  ['70', 'single', 'grass',  'Grass',                   '',          '70'],
  ['71', 'single', 'grass',  'Grass wet',               'Wet grass', '71'],
  ['f0', 'mixed',  'mixed',  'Asphalt/Grass/Dirt',      '',          '00 10 70'],
] as const;

/** Two characters: the surface (capitals: two halves), then 0 dry or 1 wet. */
export type ConditionCode = (typeof rows)[number][0];

/** A surface of a mix; '80' is water, which is only ever a part. */
export type SimpleSurface = '00' | '01' | '10' | '11' | '20' | '30' | '50' | '60' | '70' | '71' | '80';

/** A part of a lap and its percent of the length. */
export type SurfaceShare = { readonly surface: SimpleSurface; readonly percent: number };

export type Condition = {
  readonly code: ConditionCode;
  /** 'half': the parts follow each other, 50 % each; 'mixed': the circuit has its own shares. */
  readonly kind: 'single' | 'mixed' | 'half';
  readonly family: SurfaceFamily;
  /** English, in full. */
  readonly label: string;
  /** English, the players' word. */
  readonly word: string;
  readonly wet: boolean;
  readonly parts: readonly SimpleSurface[];
};

/**
 * The 33 conditions, in the order of lists: asphalt, dirt, gravel, ice, sand, snow, grass, each followed by its mixes.
 * Source: the players' notes on track codes, whose order had no place for 13 of them.
 */
export const conditions: readonly Condition[] = rows.map(([code, kind, family, label, word, parts]) => ({
  code,
  kind,
  family,
  label,
  word: word || label,
  wet: code.endsWith('1'),
  parts: parts.split(' ') as SimpleSurface[],
}));

const byCode = new Map<string, Condition>(conditions.map((condition) => [condition.code, condition]));
const places = new Map<string, number>(conditions.map(({ code }, place) => [code, place]));

/** The condition of this code; undefined when there is none. */
export const findCondition = (code: string): Condition | undefined => byCode.get(code);

/** Place of a condition in lists, from 0; an unknown one is last. */
export const conditionPlace = (code: string): number => places.get(code) ?? conditions.length;
