/** Who may see a garage; a test compares these with the domain's. */
export const garageVisibilities = ['private', 'link', 'public'] as const;
export type GarageVisibility = (typeof garageVisibilities)[number];

/** Copies that one request by hand may change. */
export const GARAGE_CHANGES_MAX = 200;
/** Copies a garage may have; a test compares it with the rules of racing. */
export const GARAGE_COPIES_MAX = 6_000;
/** Size of an import of all the copies that a garage may have. */
export const GARAGE_FILE_BYTES_MAX = 1_000_000;
export const garageFileTypes = ['text/csv'] as const;

export const GARAGE_NOTE_MAX = 300;
export const GARAGE_GROUP_NAME_MAX = 40;
export const GARAGE_GROUPS_MAX = 100;
