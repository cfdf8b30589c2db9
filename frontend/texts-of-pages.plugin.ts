import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Plugin } from 'vite';

const LIST = join(import.meta.dirname, 'src/routes/lazy-pages.ts');

type Module = { readonly next: readonly string[]; readonly texts: readonly string[] };

function moduleOf(file: string): Module {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const next = [...imports, ...exports]
    .filter((path) => path.startsWith('.') && /\.tsx?$/.test(path))
    .map((path) => join(dirname(file), path));
  return { next, texts: textsAskedIn(program, file) };
}

type Program = ReturnType<typeof parseSync>['program'];

/** @throws where texts are loaded by a name that does not stand in the call. */
function textsAskedIn(program: Program, file: string): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [asked] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useTranslation' || !asked) return;
      const named = asked.type === 'ArrayExpression' ? asked.elements : [asked];
      for (const one of named) {
        if (one?.type !== 'Literal') throw new Error(`${file}: name the texts in the call of useTranslation`);
        texts.push(String(one.value));
      }
    },
  }).visit(program);
  return texts;
}

/** The files of the pages, by their names in the list: each name is followed by its import. */
function pagesIn(file: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  let name = '';
  new Visitor({
    Property({ key }) {
      if (key.type === 'Identifier') ({ name } = key);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') pages.set(name, join(dirname(file), String(source.value)));
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return pages;
}

export function textsOfPages(): Readonly<Record<string, readonly string[]>> {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const known = modules.get(file) ?? moduleOf(file);
    modules.set(file, known);
    return known;
  };
  const textsOf = (page: string): readonly string[] => {
    const needed = new Set([page]);
    for (const file of needed) for (const next of read(file).next) needed.add(next);
    return [...new Set([...needed].flatMap((file) => read(file).texts))].toSorted();
  };
  return Object.fromEntries([...pagesIn(LIST)].map(([name, file]) => [name, textsOf(file)]));
}

/**
 * Lists the texts of each page, so that they load with it: a text that loads only once the page is shown suspends the
 * full page.
 */
export function textsWithPages(): Plugin {
  return {
    name: 'texts-beside-pages',
    apply: 'build',
    transform: {
      filter: { id: /routes\/texts-of-pages\.ts$/ },
      handler: () => ({ code: `export const textsOfPages = ${JSON.stringify(textsOfPages())};`, map: null }),
    },
  };
}
