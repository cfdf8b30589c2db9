import { codedCriteria, hasNames } from '#racing';

/** A user's text for a group: its name, and its filter where that contains names of parts. */
export type GarageGroupTexts = { readonly name: string; readonly criteria?: string };

/** As one text; a name has one line. */
export const writtenGroup = ({ name, criteria = '' }: GarageGroupTexts): string =>
  hasNames(criteria) ? `${name}\n${criteria}` : name;

/** Parses it; `coded`: its filter as in the event. Texts of another filter are ignored. */
export const readGroup = (text: string, coded: string): { readonly name: string; readonly criteria: string } => {
  const [name = '', criteria = coded] = text.split('\n');
  return { name, criteria: codedCriteria(criteria) === coded ? criteria : coded };
};
