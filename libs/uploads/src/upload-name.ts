import { createHash } from 'node:crypto';
import type { UploadName } from './upload-files.ts';

const DIGITS = 40;

/** The name of a file: a hash of its content, so that responses may be cached for ever. */
export const uploadName = (bytes: Uint8Array): UploadName =>
  createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);
