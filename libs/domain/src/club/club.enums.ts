/** The cars that a hand may have, or the tracks that it drives. */
export const clubSetKinds = ['cars', 'tracks'] as const;
export type ClubSetKind = (typeof clubSetKinds)[number];

export const clubReasons = ['correction', 'game-changed', 'import', 'undo', 'other'] as const;
export type ClubReason = (typeof clubReasons)[number];
