import type { TextForms } from '#racing';
import { deviceDrafts } from '../../lib/form/device-drafts.ts';

const drafts = deviceDrafts<TextForms>('translationDrafts');

/** The unsent draft of a text, on this device. */
export const draftOf = (language: string, key: string): TextForms | undefined => drafts.of(`${language}|${key}`);

export const saveDraft = (language: string, key: string, forms: TextForms | undefined): void =>
  drafts.keep(`${language}|${key}`, forms);
