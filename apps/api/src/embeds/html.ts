/** A piece of a page whose texts are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | readonly Html[] | string | number;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** What stands between is escaped unless it was made here. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(written)));

export const nothing = new Html('');
