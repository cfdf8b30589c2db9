import { Command, type StoredText } from '#kernel';
import type { FeatureSwitchedOff, FeatureSwitchedOn } from './site.events.ts';
import type { Site } from './site.state.ts';
import { sitePermissions } from './site.permissions.ts';
import type { SiteFeature, SiteReasonCode } from './site.enums.ts';

/** The reason: `text` is the user's own words and never part of an event. */
type Reason = { readonly code: SiteReasonCode; readonly text?: string };
export type Switched = { readonly feature: SiteFeature; readonly reason: Reason };

/** Refuse these writes until the feature is switched on again. */
export class SwitchFeatureOff extends Command<Switched> {}

export class SwitchFeatureOn extends Command<Switched> {}

const stated = ({ reason: { code } }: Switched, { textId }: StoredText) => ({
  reasonCode: code,
  ...(textId === undefined ? {} : { reasonTextId: textId }),
});

export const switchFeatureOff = (
  { data, meta }: SwitchFeatureOff,
  state: Site,
  text: StoredText,
): readonly FeatureSwitchedOff[] => {
  const { feature } = data;
  sitePermissions.check('switch-feature-off', { ...state, feature }, meta, { feature });
  return [{ type: 'FeatureSwitchedOff', data: { feature, ...stated(data, text) } }];
};

export const switchFeatureOn = (
  { data, meta }: SwitchFeatureOn,
  state: Site,
  text: StoredText,
): readonly FeatureSwitchedOn[] => {
  const { feature } = data;
  sitePermissions.check('switch-feature-on', { ...state, feature }, meta, { feature });
  return [{ type: 'FeatureSwitchedOn', data: { feature, ...stated(data, text) } }];
};
