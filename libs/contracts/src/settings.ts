import { z } from 'zod';

const MAX_OPTIONS = 40;
const MAX_CHARACTERS = 60;

/** Options by name. Only the browser knows what each means, and an older browser may not know a newer one's. */
export const savedOptions = z
  .record(
    z.string().min(1).max(MAX_CHARACTERS),
    z.union([z.string().max(MAX_CHARACTERS), z.number(), z.boolean(), z.null()]),
  )
  .refine((options) => Object.keys(options).length <= MAX_OPTIONS, { error: `at most ${MAX_OPTIONS} options` });
export type SavedOptions = z.infer<typeof savedOptions>;

/** `PUT /api/v1/settings`: the options of one device, and when they were changed there. */
export const settingsBody = z
  .object({ changedAt: z.iso.datetime(), options: savedOptions })
  .meta({ id: 'SettingsBody' });
export type SettingsBody = z.infer<typeof settingsBody>;

/** `GET` and `PUT /api/v1/settings`: the account's saved options, the newest of all devices; null before the first. */
export const settingsAnswer = z.object({ kept: settingsBody.nullable() }).meta({ id: 'Settings' });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
