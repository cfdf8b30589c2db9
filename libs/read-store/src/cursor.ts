import { CursorUnreadable, type Scalar } from './view.ts';

/** End of a page: the sort field's value (null when pages go by key) and the key. */
export type Bookmark = { readonly value: Scalar; readonly key: string };

/** An opaque cursor. `shape` identifies its view and order. */
export const writeCursor = (shape: string, { value, key }: Bookmark): string =>
  Buffer.from(JSON.stringify([shape, value, key])).toString('base64url');

/** Reads a cursor back; `CursorUnreadable` when it is damaged or of another view or order. */
export const readCursor = (shape: string, cursor: string): Bookmark => {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw new CursorUnreadable();
  const [of, value, key] = parts as unknown[];
  if (of !== shape || typeof key !== 'string' || !isScalar(value)) throw new CursorUnreadable();
  return { value, key };
};

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw new CursorUnreadable();
  }
};

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
