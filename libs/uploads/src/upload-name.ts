import { createHash } from 'node:crypto';
import type { UploadName } from './upload-files.ts';

const DIGITS = 40;

/** The name of a file: what is in it says it, so that an answer of it may be kept for ever. */
export const uploadName = (bytes: Uint8Array): UploadName =>
  createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);
