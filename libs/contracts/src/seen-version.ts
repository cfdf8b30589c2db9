import { z } from 'zod';

/** Counts how often what is read to decide on a thing became another; 0: nobody ever had to decide on it. */
const version = z.number().int().nonnegative();

/** Of a thing, told to those who may decide on it. */
export const shownVersion = { version: version.optional() };

/** Of a decision on it: the version that was shown. Of another one it is refused (`queue-item-changed`). */
export const seenVersion = { seen: version };

/** Whether a request's body decides on what was shown. */
export const isOnSeen = (body: z.ZodType | undefined): boolean => body instanceof z.ZodObject && 'seen' in body.shape;

/** A decision of which nothing else is to be said. */
export const onSeenBody = z.object(seenVersion).strict().meta({ id: 'DecideOnSeen' });
