import { addressFor, uploads } from '#contracts';
import { addressOf } from './api/address.ts';

/** Where a kept file is, whole or small: an address that an `img` may have. */
export const uploadAddress = (name: string, size: 'full' | 'card'): string =>
  addressOf('api', addressFor(uploads.file, { params: { name, size } }));
