import type { Plugin } from 'vite';

/** Chunks that run in full at each start. */
const NAMES = ['react', 'i18n', 'racing', 'start', 'home'];

/**
 * Chromium compiles these files on a background thread while they download, instead of function by function on the main
 * thread. It reads this from a file's first line; for other browsers the line is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !NAMES.includes(output.name)) continue;
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}
