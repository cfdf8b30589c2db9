import { storeOf, useStore } from '../store.ts';

/** Whether the site reported maintenance, until it answers again. */
const maintenance = storeOf(false);

export const siteIsUnderMaintenance = (): void => maintenance.set(true);
export const siteAnswers = (): void => maintenance.set(false);

/** Runs each time the site answers after it was under maintenance. */
export const onSiteBack = (run: () => void): (() => void) =>
  maintenance.subscribe(() => {
    if (!maintenance.get()) run();
  });

export const useMaintenance = (): boolean => useStore(maintenance);
