/** The game version of all events before events about cars named theirs. */
const UNNAMED_VERSION = '26';

/** Events about cars in the first version of their schema named no game version. */
export const carUpcasters = {
  CarReleased: { 1: (data: object) => ({ ...data, gameVersion: UNNAMED_VERSION }) },
  CarRetired: { 1: (data: object) => ({ ...data, gameVersion: UNNAMED_VERSION }) },
  CarReturned: { 1: (data: object) => ({ ...data, gameVersion: UNNAMED_VERSION }) },
  CarRevised: {
    1: (data: object) => ({
      ...data,
      gameVersion: UNNAMED_VERSION,
      reason: 'list-imported',
      alreadyStated: 'everything',
    }),
  },
} as const;
