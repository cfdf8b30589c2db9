import type { GroupWords } from '#domain';

/** A group's texts as stored: one text that is deleted with its owner's account. */
export const wordsOfGroup = (text: string): GroupWords => JSON.parse(text) as GroupWords;
