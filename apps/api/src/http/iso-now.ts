export const isoNow = (): string => new Date().toISOString();
