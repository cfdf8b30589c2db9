import { z } from 'zod';

/** The name of a kept file, made of what is in it. */
export const uploadName = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .meta({ examples: ['0123456789abcdef0123456789abcdef01234567'] });

/** The bytes of a file: a `Blob` where it is sent, and an array of bytes where it is read. */
export const fileBody = z
  .custom<Blob | Uint8Array>((body) => body instanceof Uint8Array)
  .meta({ override: { type: 'string', format: 'binary' } });

/** `POST /api/v1/uploads`: what was kept; width and height in pixels. */
export const keptUpload = z
  .object({ name: uploadName, width: z.number().int(), height: z.number().int(), bytes: z.number().int() })
  .meta({ id: 'KeptUpload' });
export type KeptUpload = z.infer<typeof keptUpload>;

/** `POST /api/v1/uploads/loops`: under which id it waits to be made anew. */
export const waitingUpload = z.object({ id: z.uuid() }).meta({ id: 'WaitingUpload' });
export type WaitingUpload = z.infer<typeof waitingUpload>;

/** `GET /api/v1/uploads/waiting/:id`: it waits, a restart or not, or was kept. */
export const uploadWait = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('kept'), kept: keptUpload }),
  ])
  .meta({ id: 'UploadWait' });
export type UploadWait = z.infer<typeof uploadWait>;
