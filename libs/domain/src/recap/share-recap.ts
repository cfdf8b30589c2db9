import { Command, RuleBroken } from '#kernel';
import type { RecapCard, RecapShared, RecapShareRevoked } from './recap.events.ts';
import type { OfRecap, Recap } from './recap.state.ts';
import { recapPermissions } from './recap.permissions.ts';

const MAX_SHARES = 50;

export class ShareRecap extends Command<OfRecap & { readonly period: string; readonly cards: readonly RecapCard[] }> {}

export const shareRecap = (
  { data: { owner, period, cards }, meta }: ShareRecap,
  state: Recap,
  { key }: { readonly key: string },
): readonly RecapShared[] => {
  recapPermissions.check('share-recap', { ...state, owner }, meta);
  if (state.keys.length >= MAX_SHARES) throw new RuleBroken('stream-too-long');
  return [{ type: 'RecapShared', data: { owner, period, key, cards } }];
};

export class RevokeRecapShare extends Command<OfRecap & { readonly key: string }> {}

/** No event when the key is revoked already. */
export const revokeRecapShare = (
  { data: { owner, key }, meta }: RevokeRecapShare,
  state: Recap,
): readonly RecapShareRevoked[] => {
  recapPermissions.check('revoke-recap-share', { ...state, owner }, meta);
  return state.keys.includes(key) ? [{ type: 'RecapShareRevoked', data: { owner, key } }] : [];
};
