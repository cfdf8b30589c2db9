/** Where groups meet. Source: the players' notes on the directory count 28 brands; the names here are ours. */
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

/** Who gets in: anyone with its link, users whom its owner invites; or it is the game's own. */
export const groupKinds = ['public', 'private', 'official'] as const;
export type GroupKind = (typeof groupKinds)[number];

export const groupFaults = ['gone', 'link', 'duplicate', 'off-topic', 'spam', 'other'] as const;
export type GroupFault = (typeof groupFaults)[number];
