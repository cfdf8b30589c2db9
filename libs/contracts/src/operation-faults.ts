/** What of an installation is asked about and is not there. */
export const operationFaults = ['operation-unknown', 'view-unknown'] as const;
