import type { SiteFeatureCode } from '#contracts';
import { storeOf, useStore } from '../store.ts';

/** The features that admins have switched off, as far as the page knows. The server decides. */
export const disabledFeatures = storeOf<readonly SiteFeatureCode[]>([]);

export const useIsDisabled = (feature: SiteFeatureCode): boolean => useStore(disabledFeatures).includes(feature);
