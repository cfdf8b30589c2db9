/** Of ids that callers give, those that machines make: what stands in an event is no word of a person. */
const MACHINE_MADE = /^[0-9a-f-]{16,64}$/i;

export const isMachineMade = (id: string): boolean => MACHINE_MADE.test(id);
