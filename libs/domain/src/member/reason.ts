import type { StoredText } from '#kernel';
import type { StatedReason } from './member.events.ts';
import type { ReasonCode } from './member.enums.ts';

/** The reason for an action on an account: `text` is the user's own words and never part of an event. */
export type Reason = { readonly code: ReasonCode; readonly text?: string };

export const stated = ({ code }: Reason, { textId }: StoredText): StatedReason => ({
  reasonCode: code,
  ...(textId === undefined ? {} : { reasonTextId: textId }),
});
