import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { api, descriptionOf, type Endpoint } from '#contracts';

const root = new URL('../../', import.meta.url).pathname;

/** The replacements, and the words that a text may not use: the column "Not" of `locales/en/README.md`. */
const NOT: readonly (readonly [say: string, not: RegExp])[] = [
  ['log in, log out, register', /\bsign(s|ed|ing)?[ -](in|out|up|on)\b|\bcreate (an )?account\b/i],
  ['email', /\be-mail|\bmails?\b/i],
  ['two-factor login', /second factor/i],
  ['no one, someone, anyone, everyone', /\b(no|some|any|every)body\b|\bwhoever\b/i],
  ['no longer', /\bany ?more\b/i],
  ['immediately', /\bat once\b/i],
  ['again', /\banew\b/i],
  ['until then, during this time', /\bmeanwhile\b/i],
  ['does not exist', /\bthere (is|are) (no|nothing)\b/i],
  ['cannot, do not', /n['’]t\b/i],
  ['car, track, corner', /\b(vehicle|circuit|bend)s?\b/i],
  ['stats, RQ, predicted', /\b(figures?|ratings?|reckoned)\b/i],
  ['game version', /\bversions? of the game\b/i],
  ['withdraw, undo, remove', /\b(take|takes|taken|took)( \w+)? (back|out|away)\b|\bthrown? away\b/i],
  ['import', /\b(bring|brings|brought)( \w+)? in\b/i],
  ['turn on, turn off', /\bswitch(ed|es)? (on|off)\b/i],
  ['waiting for review', /\bwaits? for a moderator\b/i],
  ['does not exist, revoked', /\bleads? nowhere\b/i],
  ['resolve, confirm', /\bsettled?\b/i],
  ['owner, transfer ownership', /\bkeepers?\b|\bhand(ed)? over\b/i],
  ['continue, release', /\b(go|goes|went|let) (on|go)\b/i],
  ['staff', /\bteam\b/i],
  ['bulk action', /\bbulk acts?\b/i],
  ['next to, added to', /\bbeside\b/i],
  ['start', /\b(begins?|began|begun)\b/i],
  ['the cause, and what to do', /\bplease\b|\boops\b/i],
];

/** Texts that may use such a word, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'problems:signed-out': 'given by the specification',
  'account:forgot.look': "the owner's text",
  'cheatsheet:club.tables.team': 'a team event of the game',
  'moreproblems:sweep-too-long': 'at once: together',
  'problems:body-too-large': 'at once: together',
  'sweeps:noneHelp': 'at once: together',
  'tracks:presets': 'at once: together',
};

type Text = readonly [key: string, text: string];

const textsIn = (part: unknown, key: string): readonly Text[] =>
  typeof part === 'string'
    ? [[key, part.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, '')]]
    : Object.entries(part as object).flatMap(([name, inner]) => textsIn(inner, key === '' ? name : `${key}.${name}`));

const read = (file: string): unknown => JSON.parse(readFileSync(root + file, 'utf8'));

/** Texts of pages, except for the names of tracks, which the game gives. */
const ofScreens = globSync('frontend/src/locales/en/*.json', { cwd: root })
  .filter((file) => !file.endsWith('/circuits.json'))
  .flatMap((file) => textsIn(read(file), '').map(([key, text]): Text => [`${basename(file, '.json')}:${key}`, text]));

const ofMails = Object.entries(read('libs/mail/src/locales/en.json') as Record<string, string>).map(
  ([key, text]): Text => [`mail:${key}`, text],
);

const ofEndpoints = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .map((endpoint): Text => {
    const { method, path, summary } = descriptionOf(endpoint);
    return [`${method} ${path}`, summary];
  });

/** Help of the command line: descriptions, options and the notes below them. */
const ofCommands = globSync('apps/ops/src/**/*.command.ts', { cwd: root }).flatMap((file) => {
  const found = readFileSync(root + file, 'utf8').matchAll(
    /const details = `([^]*?)`;|\.(?:description|argument|option|requiredOption)\([^)]*?'([^']{12,})'/g,
  );
  return [...found].map(([, details, line = ''], at): Text => [`ops:${basename(file)}:${at}`, details ?? line]);
});

const texts = [...ofScreens, ...ofMails, ...ofEndpoints, ...ofCommands];
const having = (not: RegExp) => texts.filter(([, text]) => not.test(text));

describe('English', () => {
  it('is read from screens, mails, summaries and help', () => {
    const counts = [ofScreens.length > 4_000, ofMails.length > 30, ofEndpoints.length > 300, ofCommands.length > 60];
    expect(counts).toEqual([true, true, true, true]);
  });

  it.each(NOT)('says %s, and no other word for it', (_, not) => {
    expect(having(not).filter(([key]) => !(key in KEPT))).toEqual([]);
  });

  it('keeps another word nowhere without need', () => {
    const kept = new Set(NOT.flatMap(([, not]) => having(not).map(([key]) => key)));
    expect(Object.keys(KEPT).filter((key) => !kept.has(key))).toEqual([]);
  });
});
