/** The version of the game that everything belonged to before facts about cars named theirs. */
const UNNAMED_VERSION = '26';

/** Facts about cars in the first version of their schema named no version of the game. */
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
