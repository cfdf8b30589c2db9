import type { Plugin } from 'vite';

/** What runs whole at each start. */
const NAMES = ['react', 'i18n', 'racing', 'start', 'home'];

/**
 * These files are compiled while they come, beside the page's own thread, instead of function by function on it. Chromium
 * reads it from a file's first line; to other browsers it is a comment.
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
