import type { TextForms } from '#racing';

const KEY = 'translationDrafts';

type Drafts = Readonly<Record<string, TextForms>>;

/** What was typed for a text and not sent, on this device. */
export const draftOf = (language: string, key: string): TextForms | undefined => read()[`${language}|${key}`];

export const keepDraft = (language: string, key: string, forms: TextForms | undefined): void => {
  const { [`${language}|${key}`]: _before, ...others } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(forms ? { ...others, [`${language}|${key}`]: forms } : others));
  } catch {
    // a browser that keeps nothing still has it in its field
  }
};

const read = (): Drafts => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Drafts;
  } catch {
    return {};
  }
};
