import type { TextForms } from '#racing';

/** A suggestion's texts as stored: one text that is deleted with its author's account. */
export const formsIn = (text: string): TextForms => JSON.parse(text) as TextForms;
