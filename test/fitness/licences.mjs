// The licences of the packages in package-lock.json, and whether we may redistribute each.

/** Licences of programs that we redistribute unchanged, under our own MIT: by their identifiers at spdx.org. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  // Data about browsers, read by test tools only.
  'CC-BY-4.0',
  'ISC',
  // Libraries of sharp, which are loaded unchanged and can be replaced.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // A file of theirs that we change stays under it; we change none.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Test packages whose licence is only in their own files: each was read there. */
export const READ = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Whether an SPDX expression allows our use: of `OR` one is enough, of `AND` all count. */
export const isAllowed = (expression) => {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = () => {
    if (words[at] !== '(') return ALLOWED.has(words[at++]);
    at += 1;
    const inner = either();
    at += 1;
    return inner;
  };
  const all = () => {
    let so = one();
    for (; words[at] === 'AND'; so = one() && so) at += 1;
    return so;
  };
  const either = () => {
    let so = all();
    for (; words[at] === 'OR'; so = all() || so) at += 1;
    return so;
  };
  return either() && at === words.length;
};

/** Every package of a lock file, each version once: `{ name, version, licence, dev }`. */
export const packagesIn = ({ packages }) => {
  const all = Object.entries(packages).flatMap(([path, { version, license, dev = false, link }]) => {
    if (path === '' || link) return [];
    const name = path.split('node_modules/').at(-1);
    return [[`${name}@${version}`, { name, version, licence: license ?? READ[name] ?? 'unknown', dev }]];
  });
  return [...new Map(all).values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

export const notAllowed = (lock) =>
  packagesIn(lock)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence}`);
