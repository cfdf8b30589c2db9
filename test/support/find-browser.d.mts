export const findBrowser: () => Promise<string | undefined>;
