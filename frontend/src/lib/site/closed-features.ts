import type { SiteFeatureWord } from '#contracts';
import { storeOf, useStore } from '../store.ts';

/** What admins have switched off, as far as the page has heard. The server decides. */
export const closedFeatures = storeOf<readonly SiteFeatureWord[]>([]);

export const useIsClosed = (feature: SiteFeatureWord): boolean => useStore(closedFeatures).includes(feature);
