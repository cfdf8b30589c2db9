import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this a response fits a packet or two, and compressing it costs more than it saves. */
const WORTH_IT_BYTES = 1_024;
/** Of 11: as small as gzip's best in a tenth of the time. */
const BROTLI_QUALITY = 4;

export const useCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    globalDecompression: false,
    threshold: WORTH_IT_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
};
