import type { SiteFeatureWord } from '#contracts';
import { storeOf, useStore } from '../store.ts';

/** The features that admins have switched off, as far as the page knows. The server decides. */
export const closedFeatures = storeOf<readonly SiteFeatureWord[]>([]);

export const useIsClosed = (feature: SiteFeatureWord): boolean => useStore(closedFeatures).includes(feature);
