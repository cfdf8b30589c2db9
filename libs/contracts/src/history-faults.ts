/** Why a history is not told: there is no such item, or not for who asks. */
export const historyFaults = ['history-unknown'] as const;
