import { z } from 'zod';

/** `GET /api/v1/client-config`: public addresses set by the people who run the site; one that is not set is left out. */
export const clientConfig = z
  .object({ chatUrl: z.url().optional(), donationUrl: z.url().optional() })
  .meta({ id: 'ClientConfig' });
export type ClientConfig = z.infer<typeof clientConfig>;
