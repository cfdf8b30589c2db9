import { type Pack, packs, PACKS_CHECKED } from '#racing';

/** Every pack of the game with its odds, and the day on which they were last checked. */
export const usePackKinds = (): { packs: readonly Pack[]; checked: string } => ({
  packs: packs(),
  checked: PACKS_CHECKED,
});
