import type { GroupTexts } from '#domain';

/** A group's texts as stored: one text that is deleted with its owner's account. */
export const textsOfGroup = (text: string): GroupTexts => JSON.parse(text) as GroupTexts;
