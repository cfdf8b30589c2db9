import { z } from 'zod';
import { tagReasonCodes, tagStatuses } from './car-tag.enums.ts';

const reason = z
  .object({ code: z.enum(tagReasonCodes), text: z.string().trim().min(1).max(1_000).optional() })
  .strict();

/** `POST /api/v1/car-tags`: sets a tag's state from now on, whether or not a car has it yet. */
export const stateCarTagBody = z
  .object({ tag: z.string().trim().min(1).max(60), standing: z.enum(tagStatuses), reason })
  .strict()
  .meta({ id: 'StateCarTag' });
export type StateCarTagBody = z.infer<typeof stateCarTagBody>;
