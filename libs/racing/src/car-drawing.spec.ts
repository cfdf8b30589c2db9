import { readdirSync, readFileSync } from 'node:fs';
import { carDrawing, type CarShape } from './car-drawing.ts';

const folder = 'frontend/src/ui/art/cars/';
const drawings = new Map(
  readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(folder + file, 'utf8')] as const),
);
const bodies: readonly string[] = [
  'Coupe',
  'Saloon',
  'Hatchback',
  'SUV',
  'Roadster',
  'Estate',
  'Convertible',
  'Pickup',
  'MPV',
  'Van',
];
const drawn = (more: Partial<CarShape>) => carDrawing({ body: ['Coupe'], ...more });

describe('the drawing of a car', () => {
  it('is another one for each body', () => {
    const names = bodies.map((body) => carDrawing({ body: [body] }));
    expect(new Set(names).size).toBe(bodies.length);
    expect(names.filter((name) => !drawings.has(name))).toEqual([]);
  });

  it.each([
    ['veteran', { year: 1936, body: ['Saloon'] }],
    ['tourer', { year: 1912, body: ['Convertible'] }],
    ['van', { year: 1938, body: ['Van'] }],
    ['coupe', { year: 1954 }],
    ['racer', { year: 1991, tags: ['Orange', 'Motorsport'], clearance: 'Low' }],
    ['coupe', { year: 1991, tags: ['Orange'], clearance: 'Low' }],
    ['coupe', { year: 1985, tags: ['Motorsport'], clearance: 'Mid' }],
  ] satisfies [string, Partial<CarShape>][])('is that of a %s for %j', (name, more) => {
    expect(drawn(more)).toBe(name);
    expect(drawings.has(name)).toBe(true);
  });

  it('has no gradient, takes its colour from its class, and weighs little', () => {
    for (const [name, drawing] of drawings) {
      expect(drawing).toContain(`<symbol id="${name}"`);
      expect(drawing).not.toMatch(/Gradient/);
      expect(drawing).toMatch(/currentColor/);
      expect(drawing).toMatch(/--car-base/);
      expect(drawing.length).toBeLessThan(4500);
    }
  });
});
