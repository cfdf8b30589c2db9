/** Why a history, or a bulk action, is not shown: there is none, or not for the caller. */
export const historyFaults = ['history-unknown', 'sweep-unknown'] as const;
