import { Command, RuleBroken } from '#kernel';
import type { RecapCard, RecapShared, RecapShareRevoked } from './recap.events.ts';
import type { OfRecap, Recap } from './recap.state.ts';
import { recapWhoMay } from './recap.who-may.ts';

const SHARES_MOST = 50;

export class ShareRecap extends Command<OfRecap & { readonly period: string; readonly cards: readonly RecapCard[] }> {}

export const shareRecap = (
  { data: { owner, period, cards }, meta }: ShareRecap,
  state: Recap,
  { key }: { readonly key: string },
): readonly RecapShared[] => {
  recapWhoMay.check('share-recap', { ...state, owner }, meta);
  if (state.keys.length >= SHARES_MOST) throw new RuleBroken('stream-too-long');
  return [{ type: 'RecapShared', data: { owner, period, key, cards } }];
};

export class RevokeRecapShare extends Command<OfRecap & { readonly key: string }> {}

/** No event when the key is revoked already. */
export const revokeRecapShare = (
  { data: { owner, key }, meta }: RevokeRecapShare,
  state: Recap,
): readonly RecapShareRevoked[] => {
  recapWhoMay.check('revoke-recap-share', { ...state, owner }, meta);
  return state.keys.includes(key) ? [{ type: 'RecapShareRevoked', data: { owner, key } }] : [];
};
