/** Fields that change with every response. */
const OF_NOW = /"(correlationId|countedAt)":"[^"]*"|DTSTAMP:\w+/g;
const settled = (text: string | undefined) => text?.replaceAll(OF_NOW, '');
export const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].flatMap(([url, text]) => {
    const [was, is] = [settled(before.get(url)), settled(text)];
    return was === is ? [] : [{ url, was, is }];
  });

export const missingInAnswer = (said: unknown, read: unknown, at = ''): readonly string[] => {
  if (typeof said !== 'object' || said === null) return [];
  if (typeof read !== 'object' || read === null) return [`${at} is nothing`];
  const known = read as Readonly<Record<string, unknown>>;
  return Object.entries(said).flatMap(([name, one]) => {
    const place = Array.isArray(said) ? at : `${at}.${name}`;
    return name in known ? missingInAnswer(one, known[name], place) : [place];
  });
};
