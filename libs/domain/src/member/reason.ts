import type { KeptText } from '#kernel';
import type { StatedReason } from './member.events.ts';
import type { ReasonCode } from './member-words.ts';

/** Why somebody does something to an account, as they say it: `text` is their own words and never part of an event. */
export type Reason = { readonly code: ReasonCode; readonly text?: string };

/** What an event says of a reason. */
export const stated = ({ code }: Reason, { textId }: KeptText): StatedReason => ({
  reasonCode: code,
  ...(textId === undefined ? {} : { reasonTextId: textId }),
});
