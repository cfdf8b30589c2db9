/** Why a history, or what was done to many things, is not told: there is none, or not for who asks. */
export const historyFaults = ['history-unknown', 'sweep-unknown'] as const;
