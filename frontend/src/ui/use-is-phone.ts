import { useMedia } from '../lib/use-media.ts';

/** Whether forms are sheets, rows are tall and tools are in reach of a thumb. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
