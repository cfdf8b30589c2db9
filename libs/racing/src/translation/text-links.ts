import type { TextForms } from './text-forms.ts';

/** What a reader, a mail program or a page takes for an address. */
const ADDRESS = /:\/\/|^(?:mailto|javascript|data|tel):|^www\.|@\S+\.|[\p{L}\p{N}]\.\p{L}{2,}(?:[/:?#]|$)/iu;
/** Between words; a placeholder is no word. */
const BETWEEN = /\{\{[^{}]*\}\}|\$t\([^()]*\)|[\s()[\]<>«»„“”"、。！？：]+/u;
const ENDING = /[.,;:!?']+$/u;

const addressesIn = (text: string): readonly string[] =>
  text
    .split(BETWEEN)
    .map((word) => word.replace(ENDING, ''))
    .filter((word) => ADDRESS.test(word));

/** Links of a translation that its English text does not have: a reviewer should not have to look for them. */
export const strangeLinks = (english: TextForms, text: TextForms): readonly string[] => {
  const known = new Set(Object.values(english).flatMap(addressesIn));
  return [...new Set(Object.values(text).flatMap(addressesIn))].filter((link) => !known.has(link));
};
