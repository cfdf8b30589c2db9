import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const START = /src\/start\.tsx$/;
const HOME = /routes\/records\/main-screen\.tsx$/;

/** What is asked for to run a module: the chunk that stands for it, else the one that holds it. */
const chunkOf = (module: RegExp, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk => {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? '')) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (!found) throw new Error(`${module} was not built.`);
  return found;
};

/** The files of these chunks and of all that they need before they run, styles too. */
const filesOf = (chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const file of files) {
    const output = bundle[file];
    if (output?.type !== 'chunk') continue;
    for (const next of [...output.imports, ...(output.viteMetadata?.importedCss ?? [])]) files.add(next);
  }
  return files;
};

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    crossorigin: true,
    // What is painted first needs none of them.
    fetchpriority: 'low',
    href: `/${file}`,
  },
  injectTo: 'head',
});

/**
 * The program is fetched while its first screen is painted, and most visits are of `/`: its page comes beside the shell
 * instead of after it. Elsewhere the files are few and wait for the next page.
 */
export function homePreload(): Plugin {
  return {
    name: 'home-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        [...filesOf([chunkOf(START, bundle), chunkOf(HOME, bundle)], bundle)]
          .filter((file) => !html.includes(file))
          .map(preload),
    },
  };
}
