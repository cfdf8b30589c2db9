import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type AssetCar, encodeCatalogue } from '#racing';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Base64url characters of a SHA-256 that name a catalogue: 120 bits, far more than twenty files need. */
const HASH_CHARACTERS = 20;

/** The stored catalogue: brotli at its best, under a hash of the text itself, which no release of zlib changes. */
export const catalogueBytes = async (
  cars: readonly AssetCar[],
): Promise<{ readonly hash: string; readonly bytes: Uint8Array }> => {
  const text = encodeCatalogue(cars);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARACTERS);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return { hash, bytes: await compress(text, { params }) };
};

/** For browsers that do not accept brotli. */
export const textOfCatalogue = async (bytes: Uint8Array): Promise<string> => (await decompress(bytes)).toString();
