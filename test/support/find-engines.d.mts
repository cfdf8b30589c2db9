export type Engine = 'chromium' | 'firefox' | 'webkit';
export const engineHere: (engine: Engine) => string | undefined;
export const WEBKIT_DRIVER: string;
export const SCREEN: string;
