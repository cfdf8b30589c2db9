import { useMedia } from '../lib/use-media.ts';

/** Whether forms are sheets, rows are tall and tools are in reach of a thumb. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');

/** A phone on its side: bars and heads take less, so that something is left for what they are about. */
export const useIsShort = (): boolean => useMedia('(max-height: 500px) and (orientation: landscape)');
