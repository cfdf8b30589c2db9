import type { TextForms } from '#racing';

/** A suggestion's words as they were kept: one text that goes with its author's account. */
export const formsIn = (text: string): TextForms => JSON.parse(text) as TextForms;
