export const browserHere: () => string | undefined;
export const findBrowser: () => Promise<string | undefined>;
