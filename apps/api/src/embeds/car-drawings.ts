import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CarDrawing } from '#racing';
import { projectRoot } from '../start/project-root.ts';
import { Html } from './html.ts';

const kept = new Map<CarDrawing, Promise<Html>>();

/** The side view of a car, inlined in a page: drawings change only with a release. */
export const drawingOf = (name: CarDrawing): Promise<Html> => {
  const found = kept.get(name);
  if (found) return found;
  const reading = read(name);
  kept.set(name, reading);
  reading.catch(() => kept.delete(name));
  return reading;
};

const read = async (name: CarDrawing): Promise<Html> => {
  const file = await readFile(join(projectRoot(), 'frontend', 'src', 'ui', 'art', 'cars', `${name}.svg`), 'utf8');
  const shape = /<symbol[^>]*>([^]*)<\/symbol>/.exec(file)?.[1] ?? '';
  return new Html(`<svg viewBox="0 0 240 96" aria-hidden="true">${shape}</svg>`);
};
