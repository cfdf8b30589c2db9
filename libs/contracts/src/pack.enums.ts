/** Why staff change a pack; a test compares them with the domain's. */
export const packReasonCodes = ['game-update', 'correction', 'now-known'] as const;

export type PackReasonCode = (typeof packReasonCodes)[number];

/** Why a change of a pack is refused, by the kind of refusal. */
export const packFaultCodes = {
  unknown: ['pack-unknown'],
  conflict: ['pack-exists', 'pack-unchanged'],
  invalid: ['pack-invalid'],
} as const;
