import { useMedia } from '../lib/use-media.ts';

/** Whether forms are sheets, rows are tall and tools are in reach of a thumb. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');

/** A phone in landscape: bars and heads take less room, so that some is left for the content. */
export const useIsShort = (): boolean => useMedia('(max-height: 500px) and (orientation: landscape)');
