/** The state of the garage in the address. */
export const GARAGE_FIELDS = { part: 'cars', find: '', filter: '', only: '', order: 'rq', year: '' };
export type GarageFields = typeof GARAGE_FIELDS;
export type SetFields = (changes: Partial<GarageFields>) => void;
