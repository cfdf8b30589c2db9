import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import ts from 'typescript';
import { problemCodes } from '#contracts';
import { english } from './en/index.ts';
import { lazyNamespaces } from './en/lazy-namespaces.ts';

const source = new URL('..', import.meta.url).pathname;
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((name) => !/\.spec\.|^test/.test(name));
const read = (name: string) => readFileSync(source + name, 'utf8');

/** Texts between tags and in attributes that users read; a label of a keyboard key is no text. */
function literalTexts(name: string): string[] {
  const tree = ts.createSourceFile(name, read(name), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const readAttributes = new Set(['aria-label', 'title', 'placeholder', 'label', 'alt', 'help']);
  const visit = (node: ts.Node): void => {
    const isKey =
      node.parent !== undefined &&
      ts.isJsxElement(node.parent) &&
      node.parent.openingElement.tagName.getText() === 'Key';
    if (ts.isJsxText(node) && !isKey && /\p{L}{2,}/u.test(node.text)) found.push(node.text.trim());
    const attribute =
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      node.initializer.text !== ''
        ? node
        : undefined;
    if (attribute && readAttributes.has(attribute.name.getText())) found.push(attribute.getText());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
  );
}

describe('texts', () => {
  it('are keys everywhere: no literal text stands in a component', () => {
    const literal = files
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => literalTexts(name).map((text) => `${name}: ${text}`));
    expect(literal).toEqual([]);
  });

  it('have a sentence for every code that the server may answer', () => {
    const said = { ...english.problems, ...lazyNamespaces.moreproblems };
    expect(Object.keys(said)).toEqual(expect.arrayContaining([...problemCodes]));
  });

  it('are all in use', () => {
    // The server renders pages in frames of other sites, with our texts.
    const ofServer = globSync('apps/api/src/embeds/*.ts').map((name) => readFileSync(name, 'utf8'));
    const code = [...files.map(read), ...ofServer].join('\n');
    // A key may be composed of parts: `t(`groups.${group}`)` uses all of `groups`.
    const composed = [...code.matchAll(/`(?:\w+:)?([\w.-]*)\$\{/g)]
      .map(([, start]) => start ?? '')
      .filter((start) => start !== '');
    const used = (key: string) => {
      const plain = key.replace(/_(ordinal_)?(one|two|few|other)$/, '');
      return (
        code.includes(`'${plain}'`) || code.includes(`:${plain}'`) || composed.some((start) => plain.startsWith(start))
      );
    };
    const { problems: _, moreproblems: ___, keys: __, ...checked } = { ...english, ...lazyNamespaces };
    const unused = Object.entries(checked).flatMap(([namespace, texts]) =>
      keysOf(texts)
        .filter((key) => !used(key))
        .map((key) => `${namespace}:${key}`),
    );
    expect(unused).toEqual([]);
  });
});
