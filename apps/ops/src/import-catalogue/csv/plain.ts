import { fold } from '#racing';

/** A word without capitals, accents, spaces and signs, as headers and cells are compared. */
export const plain = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '');
