import { addressFor, uploads } from '#contracts';
import { addressOf } from './api/address.ts';

/** The address of a stored file, full or small, for an `img`. */
export const uploadAddress = (name: string, size: 'full' | 'card'): string =>
  addressOf('api', addressFor(uploads.file, { params: { name, size } }));
