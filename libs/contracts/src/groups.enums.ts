/** Where groups meet; a test compares these with the domain's. */
export const groupPlatforms = [
  'discord',
  'telegram',
  'whatsapp',
  'facebook',
  'messenger',
  'instagram',
  'threads',
  'reddit',
  'youtube',
  'twitch',
  'tiktok',
  'x',
  'bluesky',
  'mastodon',
  'vk',
  'line',
  'wechat',
  'qq',
  'weibo',
  'kakaotalk',
  'viber',
  'signal',
  'slack',
  'teamspeak',
  'steam',
  'matrix',
  'forum',
  'website',
] as const;
export type GroupPlatform = (typeof groupPlatforms)[number];

/** Who can join: anyone by its link, those its owner invites; or it is the game's own. */
export const groupKinds = ['public', 'private', 'official'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Why a group is reported, declined or removed. */
export const groupFaults = ['gone', 'link', 'duplicate', 'off-topic', 'spam', 'other'] as const;
export type GroupFault = (typeof groupFaults)[number];

/** Why an action on a group is refused in its current state. */
export const groupConflicts = [
  'group-not-yours',
  'group-own',
  'group-name-taken',
  'group-already-reported',
  'group-already-asked',
  'group-asked-too-often',
  'group-not-private',
  'group-not-offered',
] as const;

/** Actions on a group. */
export const groupActions = [
  'submit-group',
  'revise-group',
  'approve-group',
  'decline-group',
  'reopen-group-review',
  'confirm-group',
  'report-group',
  'close-group',
  'open-group-again',
  'ask-to-join-group',
  'answer-join-request',
  'offer-group',
  'withdraw-group-offer',
  'take-group',
  'refuse-group',
] as const;

export const GROUP_NAME_MAX = 60;
export const GROUP_TEXT_MAX = 600;
export const GROUP_COUNTRIES_MAX = 3;
/** A group for all countries. */
export const ALL_COUNTRIES = 'global';
/** After so many days without confirmation by its owner a group is stale. */
export const GROUP_STALE_DAYS = 90;
