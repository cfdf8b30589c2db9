/** The size of a group, in the specification's short numbers: `<100`, `200+`, `1.2k`, `12k`. */
export const kShort = (count: number, language: string): string => {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  if (count >= 10_000) return `${number(Math.floor(count / 1_000), 0)}k`;
  if (count >= 1_000) return `${number(Math.floor(count / 100) / 10, 1)}k`;
  return count > 100 ? `${Math.floor(count / 100) * 100}+` : '<100';
};
