import { parse } from 'csv-parse/sync';
import { garageCopy } from '#contracts';
import { type GarageCopy, readGarageTable } from '#racing';
import { shapeInvalid } from '../http/shape-invalid.ts';

/** The copies of a file, each with an id and the id of its car. Who sends one has seen which lines cannot be read. */
export const readGarageBody = (body: Uint8Array): readonly GarageCopy[] => {
  const text = new TextDecoder().decode(body);
  const { copies, bad } = readGarageTable(rowsOf(text));
  const [first] = bad;
  if (first) throw shapeInvalid([{ path: ['body', first.line], message: first.fault }]);
  const read = garageCopy.array().safeParse(copies.map(({ line: _line, car, ...copy }) => ({ ...copy, carId: car })));
  if (!read.success) throw shapeInvalid(read.error.issues);
  return read.data;
};

const rowsOf = (text: string): string[][] => {
  try {
    return parse(text, { relax_column_count: true, bom: true });
  } catch (error) {
    throw shapeInvalid([{ path: ['body'], message: String(error) }]);
  }
};
