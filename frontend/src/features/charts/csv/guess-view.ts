import { type ColourOf, type CsvView, type FigureOf, keyOf } from './csv-view.ts';
import type { JoinedFile } from './joined-file.ts';

/** A view with every choice made. */
export type WholeView = Required<Pick<CsvView, 'x' | 'ys' | 'colour'>> & CsvView;

const TIMES = /time|zeit|temps|tiempo|tempo|czas|čas|tid\b|время|час|χρόνος|时间|タイム|^s$|sec/i;

/** The user's choices; by default: a time as x, the rating as y, and colours by class where cars are known. */
export function wholeView(view: CsvView, files: readonly JoinedFile[]): WholeView {
  const names = figureNames(files);
  const hasCars = files.some(({ rowOfCar }) => rowOfCar.size > 0);
  const isThere = (one: FigureOf) =>
    one.of === 'car' ? hasCars : names.includes(one.name) && (one.of === 'column' || hasFile(files, one.fileId));
  const first = names.find((name) => TIMES.test(name)) ?? names[0] ?? '';
  const x: FigureOf = view.x && isThere(view.x) ? view.x : { of: 'column', name: first };
  const other = names.find((name) => keyOf({ of: 'column', name }) !== keyOf(x)) ?? first;
  const guessed: FigureOf = hasCars ? { of: 'car', name: 'rq' } : { of: 'column', name: other };
  const chosen = (view.ys ?? []).filter(isThere);
  const ys = chosen.length > 0 ? chosen : [guessed];
  const byClass: ColourOf = hasCars && files.length * ys.length === 1 ? { of: 'car', name: 'class' } : { of: 'series' };
  return { ...view, x, ys, colour: view.colour ?? byClass };
}

const hasFile = (files: readonly JoinedFile[], id: string): boolean => files.some((file) => file.id === id);

/** Names of numeric columns, in the order of the files. */
export const figureNames = (files: readonly JoinedFile[]): string[] => [
  ...new Set(files.flatMap(({ table }) => table.columns.flatMap(({ name, figures }) => (figures ? [name] : [])))),
];

/** Columns with few enough distinct texts to choose among, or to distinguish by colours. */
export const textNames = (files: readonly JoinedFile[], most: number): string[] => [
  ...new Set(
    files.flatMap(({ table }) =>
      table.columns.flatMap(({ name, texts }) =>
        texts && texts.values.length > 1 && texts.values.length <= most ? [name] : [],
      ),
    ),
  ),
];
