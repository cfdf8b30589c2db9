import type { TextField } from './text-fields.ts';

const id = 'the id of something that has to exist, or a UUID';
const code = 'a code of a list that is ours, the catalogue’s or the world’s';
const ofStaff = 'what staff say of the game for everybody, which stays on purpose (docs/accounts.md)';
const secret = 'a secret, which is kept hashed or not at all';
const nameOfAPerson = 'the name of a person who has to exist: their id is kept';
const number = 'a number as a text';

/** Texts that take no mark, each with the reason; a field that takes one may not be listed here. */
export const unmarked: readonly (readonly [field: RegExp, why: string])[] = [
  [
    /^(?!POST \/api\/v1\/(lap-times\/matrix|time-placements) ).*[ .](carIds?(\[\])?|pictureCarId|itemId|target|setId|carSets\[\]|trackSets\[\]|query:key)$/,
    id,
  ],
  [/^POST \/api\/v1\/cars id$/, id],
  [/\/garage\/\S* (copies\[\]\.copyId|copyIds\[\])$/, id],
  [/^POST \/api\/auth\/(end-session|passkey\/\S+) (response\.)?id$/, id],
  [/[ .](timeZone|gameVersion|trackCodes\[\])$/, code],
  [/^POST \/api\/v1\/queue\/\S+ reason\.code$/, code],
  [/^GET \/api\/v1\/members query:kind$/, code],
  [/\/deck-links query$/, 'is refused with anything but known cars, tracks and how they are shown'],
  [/ query:after$/, 'where a page begins: a cursor that an answer gave'],
  [/[ .]time$/, number],
  [/[ .]figures\.(name|brand|country|tags\[\])$/, ofStaff],
  [/ newCar\.(name|brand)$/, ofStaff],
  [/\/planned-events\S* (facts|changes)\.(name|links\[\]|requirements\[\]\.(name|criteria))$/, ofStaff],
  [/\/club-sets\S* (facts|changes)\.(name|requirements\[\]\.(name|criteria))$/, ofStaff],
  [/\/challenges(\/\{id\}\/(corrections|rounds))? (rounds\[\]\.)?facts\.(name|criteria)$/, ofStaff],
  [/\/timeline(\/\{id\}\/revision)? (name|link)$/, ofStaff],
  [/\/(packs\S* facts\.name|campaign\/matches place)$/, ofStaff],
  [/(\/bulk-actions|\/offer|\/reviewers) name$/, nameOfAPerson],
  [/ query:(by|name)$/, nameOfAPerson],
  [/ (password|passwordAgain|newPassword|currentPassword|token)$/, secret],
  [/\/two-factor\/verify-backup-code code$/, secret],
];

const FORMATS = ['date-time', 'date', 'uuid', 'binary'];
const A_MARK = 'zqm1q';

/** Whether its format alone excludes a mark. */
export const rejectsMarks = ({ schema: { pattern, format = '' } }: TextField): boolean =>
  FORMATS.includes(format) ||
  (pattern !== undefined && !pattern.includes('share=') && !new RegExp(pattern, 'u').test(A_MARK));
