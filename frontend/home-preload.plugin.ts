import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const HOME = /routes\/compare\/compare\.page\.tsx$/;

/** The files of a chunk and of all that it needs before it runs. */
const filesOf = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const next of output.imports) files.add(next);
  }
  return files;
};

/**
 * Most visits are of `/`: its page is fetched beside the shell instead of after it. Elsewhere the files are few and wait
 * for the next page.
 */
export function homePreload(): Plugin {
  return {
    name: 'home-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const home = Object.values(bundle).find((one) => one.type === 'chunk' && HOME.test(one.facadeModuleId ?? ''));
        if (home?.type !== 'chunk') throw new Error('The page of / was not built.');
        return [...filesOf(home, bundle)]
          .filter((file) => !html.includes(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          }));
      },
    },
  };
}
