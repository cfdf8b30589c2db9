/** What can be unknown in a request about an installation. */
export const operationFaults = ['operation-unknown', 'view-unknown'] as const;
