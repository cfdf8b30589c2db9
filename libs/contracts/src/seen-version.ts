import { z } from 'zod';

/** Counts how often the context of a decision changed; 0: there never was anything to decide. */
const version = z.number().int().nonnegative();

/** Version of an item, for those who may decide on it. */
export const itemVersion = { version: version.optional() };

/** On a decision: the version that was shown. With another one it is refused (`queue-item-changed`). */
export const seenVersion = { seen: version };

/** Whether a request's body decides on a shown version. */
export const isOnSeen = (body: z.ZodType | undefined): boolean => body instanceof z.ZodObject && 'seen' in body.shape;

/** A decision without other fields. */
export const onSeenBody = z.object(seenVersion).strict().meta({ id: 'DecideOnSeen' });
