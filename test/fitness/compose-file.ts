/** The lines below a line that are indented further. */
export const below = (text: string, line: RegExp): string => {
  const [, indent = '', rest = ''] = new RegExp(`^( *)${line.source}\\n([^]*)$`, 'm').exec(text) ?? [];
  return rest.split(new RegExp(`^ {0,${indent.length}}\\S`, 'm'))[0] ?? '';
};

/** Replaces the variables of `.env`: by their own value, their default, or a placeholder where one is required. */
export const filled = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, word = '') =>
    env[name] !== undefined ? env[name] : kind === '-' ? word : 'x'.repeat(32),
  );

export const environmentIn = (
  compose: string,
  service: string,
  env: Readonly<Record<string, string>>,
): Record<string, string> => {
  const ofService = below(below(compose, /services:/), new RegExp(`${service}:`));
  const named = [...ofService.matchAll(/^ +environment: \*(\w+)$/gm)].map(([, name]) => name);
  const own = below(ofService, /environment:/);
  const merged = [...own.matchAll(/\*(\w+)/g)].map(([, name]) => name);
  const anchors = [...named, ...merged].map((name) => below(compose, new RegExp(`x-${name}: &${name}`)));
  const pairs = [...anchors, own].join('\n').matchAll(/^ +([A-Z_]+): (.*)$/gm);
  return Object.fromEntries([...pairs].map(([, name, value = '']) => [name, filled(value, env)]));
};
