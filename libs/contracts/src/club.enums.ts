/** Kinds of club sets; a test compares all of these with the domain's. */
export const clubSetKinds = ['cars', 'tracks'] as const;
export type ClubSetKind = (typeof clubSetKinds)[number];

/** Why a set or a day is changed. */
export const clubReasons = ['correction', 'game-changed', 'import', 'undo', 'other'] as const;
export type ClubReason = (typeof clubReasons)[number];
