import { KEY_FIELD, MAX_PAGE } from './query-shape.ts';
import type { Stored, View } from './view.ts';

/** After every letter, digit and sign that keys are made of. */
const BEHIND_ALL = '~';

/** All documents whose key starts with a text that ends before one of its own parts, in the order of keys. */
export const allBelow = async <Document extends object>(
  view: View<Document>,
  prefix: string,
): Promise<readonly Stored<Document>[]> => {
  const found: Stored<Document>[] = [];
  let after: string | undefined;
  do {
    const page = await view.find({
      range: { field: KEY_FIELD, from: prefix, to: `${prefix}${BEHIND_ALL}` },
      limit: MAX_PAGE,
      ...(after === undefined ? {} : { after }),
    });
    found.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return found;
};
