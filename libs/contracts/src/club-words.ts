/** What a club set is made of; a test compares all of these with the domain's. */
export const clubSetKinds = ['cars', 'tracks'] as const;
export type ClubSetKind = (typeof clubSetKinds)[number];

/** Why a set or a day is told otherwise than before. */
export const clubReasons = ['correction', 'game-changed', 'import', 'undo', 'other'] as const;
export type ClubReason = (typeof clubReasons)[number];
