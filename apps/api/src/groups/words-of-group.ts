import type { GroupWords } from '#domain';

/** A group's words as they were kept: one text that goes with its owner's account. */
export const wordsOfGroup = (text: string): GroupWords => JSON.parse(text) as GroupWords;
