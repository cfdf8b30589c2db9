/** Shapes that distinguish groups in addition to colours: by class as on its plate, else in this order. */
const paths: Readonly<Record<string, string>> = {
  star: 'path://M50 0 62 36 100 36 69 58 81 95 50 72 19 95 31 58 0 36 38 36Z',
  hexagon: 'path://M25 5 75 5 100 50 75 95 25 95 0 50Z',
  cross: 'path://M20 0 50 30 80 0 100 20 70 50 100 80 80 100 50 70 20 100 0 80 30 50 0 20Z',
  circle: 'circle',
  rect: 'rect',
  diamond: 'diamond',
  triangle: 'triangle',
};

const ofClass: Readonly<Record<string, string>> = {
  S: 'star',
  A: 'hexagon',
  B: 'circle',
  C: 'rect',
  D: 'diamond',
  E: 'triangle',
  F: 'cross',
};

const inOrder = ['circle', 'rect', 'triangle', 'diamond', 'hexagon', 'star', 'cross'] as const;

/** Colour tokens of the page that differ from each other in dark and light alike. */
const colours = [
  '--surf-wet',
  '--surf-sand',
  '--surf-dirt',
  '--surf-grass',
  '--surf-mixed',
  '--surf-snow',
  '--text-3',
] as const;

export const shapeOf = (shape: string): string => paths[shape] ?? 'circle';

export const styleOf = (isClass: boolean, group: string, at: number): { token: string; shape: string } =>
  isClass
    ? { token: `--class-${group}`, shape: ofClass[group] ?? 'circle' }
    : {
        token: colours[at % colours.length] ?? '--text-3',
        shape: inOrder[(at + Math.floor(at / colours.length)) % inOrder.length] ?? 'circle',
      };
