import { codedCriteria, hasNames } from '#racing';

/** What somebody wrote of a group of theirs: its name, and its filter where they gave names to parts of that. */
export type GarageGroupWords = { readonly name: string; readonly criteria?: string };

/** As one text; a name has one line. */
export const writtenGroup = ({ name, criteria = '' }: GarageGroupWords): string =>
  hasNames(criteria) ? `${name}\n${criteria}` : name;

/** Read again; `coded`: its filter as the event has it. Words that belong to another filter are left alone. */
export const readGroup = (text: string, coded: string): { readonly name: string; readonly criteria: string } => {
  const [name = '', criteria = coded] = text.split('\n');
  return { name, criteria: codedCriteria(criteria) === coded ? criteria : coded };
};
