import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../../libs/racing/src/search/car-search.ts', import.meta.url));

/** Bytes of the search code in a browser: bundled, minified, brotli. */
export const searchBytes = async (): Promise<number> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''));
  return brotliCompressSync(code.join('')).byteLength;
};
