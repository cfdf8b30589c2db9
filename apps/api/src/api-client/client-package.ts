import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readmeOf } from './client-readme.ts';
import { declarationsOf, type Document } from './declarations.ts';
import { tarOf } from './tar.ts';

export const CLIENT_NAME = 'track-day-records-client';

/** The package as npm installs it: generated from the OpenAPI document, so that it matches this server. */
export const clientPackage = async (document: Document, publicUrl: string): Promise<Uint8Array> => {
  const manifest = {
    name: CLIENT_NAME,
    version: '1.0.0',
    description: 'A typed client of the API of Track Day Records',
    license: 'MIT',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    engines: { node: '>=20' },
  };
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'index.js': await runtime(),
    'index.d.ts': declarationsOf(document),
    'README.md': readmeOf(publicUrl),
  };
  const entries = Object.entries(files).map(([name, text]) => ({ name: `package/${name}`, text }));
  return promisify(gzip)(tarOf(entries));
};

/** In a build it is already JavaScript. */
const runtime = async (): Promise<string> => {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const text = await readFile(new URL(`./client${ending}`, import.meta.url), 'utf8');
  return ending === '.ts' ? stripTypeScriptTypes(text) : text.replace(/^\/\/# sourceMappingURL=.*$/m, '');
};
