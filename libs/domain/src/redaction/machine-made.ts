/** Recognises machine-made ids among the callers' own: an event must not contain a user's text. */
const MACHINE_MADE = /^[0-9a-f-]{16,64}$/i;

export const isMachineMade = (id: string): boolean => MACHINE_MADE.test(id);
