import { z } from 'zod';

/** `GET /api/v1/client-config`: public addresses set by the operators of the site; unset ones are left out. */
export const clientConfig = z
  .object({ chatUrl: z.url().optional(), donationUrl: z.url().optional() })
  .meta({ id: 'ClientConfig' });
export type ClientConfig = z.infer<typeof clientConfig>;
