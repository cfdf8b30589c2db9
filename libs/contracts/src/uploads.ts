import { z } from 'zod';

/** The name of a stored file, derived from its content. */
export const uploadName = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .meta({ examples: ['0123456789abcdef0123456789abcdef01234567'] });

/** The bytes of a file: a `Blob` in the client, and an array of bytes on the server. */
export const fileBody = z
  .custom<Blob | Uint8Array>((body) => body instanceof Uint8Array)
  .meta({ override: { type: 'string', format: 'binary' } });

/** `POST /api/v1/uploads`: the stored file; width and height in pixels. */
export const storedUpload = z
  .object({ name: uploadName, width: z.number().int(), height: z.number().int(), bytes: z.number().int() })
  .meta({ id: 'KeptUpload' });
export type StoredUpload = z.infer<typeof storedUpload>;

/** `POST /api/v1/uploads/animated-cards`: the id under which it waits to be converted. */
export const waitingUpload = z.object({ id: z.uuid() }).meta({ id: 'WaitingUpload' });
export type WaitingUpload = z.infer<typeof waitingUpload>;

/** `GET /api/v1/uploads/waiting/:id`: it waits, also across a restart, or was stored. */
export const uploadWait = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('kept'), kept: storedUpload }),
  ])
  .meta({ id: 'UploadWait' });
export type UploadWait = z.infer<typeof uploadWait>;
