// Loads our TypeScript in tests: types are stripped and decorators get their metadata, as in the build.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const options = {
  sourcemap: true,
  tsconfig: false,
  decorator: { legacy: true, emitDecoratorMetadata: true },
  jsx: { runtime: 'automatic' },
};

const compile = (path) => {
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), options);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map(({ message }) => message).join('\n')}`);
  const mapped = Buffer.from(typeof map === 'string' ? map : JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${mapped}`;
};

/** A file that is loaded again under another URL is compiled once. */
const compiled = new Map();

registerHooks({
  load: (url, context, next) => {
    const [address] = url.split('?');
    if (!/\.tsx?$/.test(address) || address.includes('/node_modules/')) return next(url, context);
    const path = fileURLToPath(address);
    const source = compiled.get(path) ?? compile(path);
    compiled.set(path, source);
    return { format: 'module', source, shortCircuit: true };
  },
});
