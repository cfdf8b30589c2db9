/** The encoding of a text. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const LOOKED_AT_BYTES = 1 << 20;
/** Of letters of two bytes, one is nearly always zero in the alphabets of tables. */
const ZEROS_OF_UTF_16 = 0.3;

/**
 * UTF-16 by its mark or its zeros, UTF-8 where the bytes are valid in it; anything else comes from an older
 * spreadsheet. `isCut`: more bytes follow, so that the last letter may be cut in two.
 */
export const encodingOf = (bytes: Uint8Array, isCut = bytes.length > LOOKED_AT_BYTES): Encoding => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const some = bytes.subarray(0, LOOKED_AT_BYTES);
  const [even, odd] = zerosOf(some);
  if (odd > even && odd > (some.length / 2) * ZEROS_OF_UTF_16) return 'utf-16le';
  if (even > odd && even > (some.length / 2) * ZEROS_OF_UTF_16) return 'utf-16be';
  return isUtf8(some, isCut) ? 'utf-8' : 'windows-1252';
};

const zerosOf = (bytes: Uint8Array): readonly [number, number] => {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  return zeros;
};

const isUtf8 = (bytes: Uint8Array, isCut: boolean): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
};

/** The text of a file, without the mark of its encoding. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
