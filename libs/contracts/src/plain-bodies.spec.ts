import type { z } from 'zod';
import { api, descriptionOf, type Endpoint, isPlainLink, plainText, withPlainTexts } from './index.ts';

type Leaf = { readonly path: readonly string[]; readonly schema: z.ZodType };
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
};

const textsIn = (schema: z.ZodType, path: readonly string[]): readonly Leaf[] => {
  const def = schema.def as unknown as Def;
  if (def.type === 'string') return [{ path, schema }];
  const parts = [def.element, def.innerType, def.in, def.valueType, ...(def.options ?? []), ...(def.items ?? [])];
  const fields = Object.entries(def.shape ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name]));
  return [...fields, ...parts.flatMap((part) => (part ? textsIn(part, path) : []))];
};

const leaves = Object.entries(api).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
    const { body } = descriptionOf(endpoint);
    return body ? textsIn(body, [group, name]) : [];
  }),
);

/** Reversed, invisible, stacked and not for XML, around words. */
const MARKED = 'Some \u202ewords\u200b\u0000 o\u0301\u0302\u0303f\ufffe theirs';

const nested = (names: readonly string[], value: unknown): unknown =>
  names.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), value);

/** What becomes of the marked text where a body has it there; undefined: it is refused. */
const keptOf = ({ path, schema }: Leaf): unknown => {
  const typed = schema.safeParse(MARKED).success;
  const body = withPlainTexts(nested(path.slice(2), MARKED));
  const value = path.slice(2).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body);
  const read = schema.safeParse(value);
  return typed || read.success ? read.data : undefined;
};

describe('every text of every body', () => {
  it('is walked over', () => expect(leaves.length).toBeGreaterThan(100));

  it('is kept without what nobody sees, but for passwords, which count as typed', () => {
    const unchanged = leaves.filter((leaf) => {
      const kept = keptOf(leaf);
      return typeof kept === 'string' && plainText(kept) !== kept;
    });
    const names = new Set(unchanged.map(({ path }) => path.at(-1)));
    expect([...names].toSorted()).toEqual(['currentPassword', 'newPassword', 'password', 'passwordAgain']);
  });

  it('has an end', () => {
    const endless = ['a', 'A', '7', '-', '_', '+', '=', '{', 'ü', '"'].map((one) => one.repeat(100_000));
    const samples = [...endless, `https://example.org/${endless[0]}`, `a@${endless[0]}.org`, `${endless[0]}@a.org`];
    const open = leaves.filter(({ schema }) => samples.some((sample) => schema.safeParse(sample).success));
    expect(open.map(({ path }) => path.join(' '))).toEqual([]);
  });

  it.each([
    'https://discord.com@evil.example',
    'https://u:p@evil.example/',
    'http://evil.example',
    'javascript:alert(1)',
  ])('that is a link is no %s', (link) => {
    const links = leaves.filter(({ schema }) => (schema.def as { format?: string }).format === 'url');
    expect(links.length).toBeGreaterThan(2);
    const taken = links.filter(({ schema }) => schema.safeParse(link).success);
    expect(taken.map(({ path }) => path.join('.'))).toEqual([]);
  });
});

describe('a link', () => {
  it.each(['https://discord.gg/abc', 'https://example.org:8443/a?b=c@d#e', 'https://xn--bcher-kva.example/'])(
    'may be %s',
    (link) => expect(isPlainLink(link)).toBe(true),
  );

  it.each([
    'https://discord.com\\@evil.example',
    'https://dіscord.com/',
    'https:/evil.example',
    'https://@evil.example',
    'https://a b.c',
  ])('may not be %s', (link) => expect(isPlainLink(link)).toBe(false));
});
