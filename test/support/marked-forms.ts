import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#test/eventually';
import type { TestApi } from './api.ts';
import { cookieOf, writtenIn } from './api.ts';
import { aCar } from './a-car.ts';
import { SoftPasskey } from './authenticator.ts';
import { aPlannedEvent } from './planned-event.ts';
import { aTrackSet } from './club.ts';
import { aPicture, sendPicture } from './pictures.ts';
import { importSheet } from '../../apps/ops/src/import-sheet/import-sheet.ts';
import sharp from 'sharp';

type MarkOf = (field: string) => string;
type Address = Readonly<Record<string, string | number>>;
/** Sends a filled form; fails when it is refused. */
export type Fill = (operation: string, address: Address, body: (mark: MarkOf) => object) => Promise<string>;
export type Cast = {
  readonly api: TestApi;
  /** The user who writes marks; staff, like `staff`. */
  readonly person: string;
  readonly name: string;
  readonly personId: string;
  readonly staff: string;
  /** Another user. */
  readonly other: string;
  readonly otherId: string;
};

const V1 = '/api/v1';
const reasonOf = (code: string) => (mark: MarkOf) => ({ reason: { code, text: mark('reason.text') } });
const decidedFor = (code: string) => (mark: MarkOf) => ({ ...reasonOf(code)(mark), seen: 1 });
const races = (carId: string) => ({
  races: [60, 61, 62, 63, 64].map((seconds) => ({
    carId,
    tune: '332',
    track: 'kart_a00',
    timeToBeat: { kind: 'time', seconds },
  })),
});

/** Forms that depend on others' earlier actions, or whose numbers must match each other. */
export const fillForms = async (cast: Cast, fill: Fill): Promise<void> => {
  // One after the other: each needs what the one before made.
  // oxlint-disable-next-line no-await-in-loop
  for (const form of forms) await form(cast, fill);
};

const asker =
  ({ api }: Cast) =>
  async (cookie: string, path: string, body: object = {}): Promise<string> => {
    const answer = await api.post(path.startsWith('/api/') ? path : `${V1}${path}`, body, {
      cookie,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.text.startsWith('{') ? (answer.json<{ id?: string }>().id ?? '') : '';
  };
const carAt = async ({ api }: Cast, at: number) => encodeURIComponent(await api.aCarId(at));

const cars = async (cast: Cast, fill: Fill) => {
  const { class: _, ...figures } = aCar({ name: 'Probe', brand: 'Mini', year: 2003 });
  const adding = { gameVersion: '26', figures };
  await fill('POST /cars', {}, (mark) => ({ ...adding, id: 'Probe_2003', ...reasonOf('missing-here')(mark) }));
  const now = (mark: MarkOf) => ({ figures: { seats: 2 }, ...reasonOf('now-known')(mark) });
  await fill('POST /cars/{id}/pending-values', { id: 'Probe_2003' }, now);
  const ofOthers = async (id: string) =>
    asker(cast)(cast.staff, '/cars', { ...adding, id, reason: { code: 'missing-here' } });
  await ofOthers('Probe_2004');
  await fill('POST /cars/{id}/dismissal', { id: 'Probe_2004' }, decidedFor('duplicate'));
  await ofOthers('Probe_2005');
  await fill('POST /cars/{id}/approval', { id: 'Probe_2005' }, decidedFor('checked'));
  const revised = (mark: MarkOf) => ({ gameVersion: '26', figures: { seats: 3 }, ...reasonOf('correction')(mark) });
  await fill('POST /cars/{id}/revisions', { id: await carAt(cast, 6) }, revised);
};

const pictures = async (cast: Cast, fill: Fill) => {
  const { api, other } = cast;
  const ask = asker(cast);
  const id = await carAt(cast, 3);
  const { name: file } = (await sendPicture(api, other, await aPicture())).json<{ name: string }>();
  const photoId = await ask(other, `/cars/${id}/photos`, { file });
  await fill('POST /cars/{id}/photos/{photoId}/decline', { id, photoId }, decidedFor('wrong-car'));
  const still = { width: 320, height: 200 };
  const frames = [await aPicture(still), await aPicture({ ...still, colour: '#c33' })];
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [80, 80] })
    .toBuffer();
  const sent = await api.post(`${V1}/uploads/animated-cards`, bytes, {
    cookie: other,
    headers: { 'content-type': 'image/webp' },
  });
  const waiting = `${V1}/uploads/waiting/${sent.json<{ id: string }>().id}`;
  const state = async () =>
    (await api.get(waiting, { cookie: other })).json<{ state: string; kept: { name: string } }>();
  await eventually(async () => expect((await state()).state).toBe('kept'), { timeout: 20_000 });
  const loopId = await ask(other, `/cars/${id}/animated-cards`, { file: (await state()).kept.name });
  await fill('POST /cars/{id}/animated-cards/{loopId}/decline', { id, loopId }, decidedFor('unclear'));
};

const reviews = async (cast: Cast, fill: Fill) => {
  const ask = asker(cast);
  const id = await carAt(cast, 4);
  const of = { id, author: cast.otherId };
  await ask(cast.other, `/cars/${id}/reviews/mine`, { text: 'It is slow.' });
  await ask(cast.staff, `/cars/${id}/reviews/${cast.otherId}/report`, { reason: { code: 'insult' } });
  await fill('POST /cars/{id}/reviews/{author}/dismissal', of, decidedFor('fine'));
  await fill('POST /cars/{id}/reviews/{author}/hide', of, decidedFor('insult'));
  await fill('POST /cars/{id}/reviews/{author}/restore', of, reasonOf('mistake'));
};

const ofTheGame = async (cast: Cast, fill: Fill) => {
  const ask = asker(cast);
  const facts = { ...aPlannedEvent, requirements: [] };
  const id = await ask(cast.person, '/planned-events', { facts });
  const corrected = (mark: MarkOf) => ({ changes: { rqLimit: 250 }, ...reasonOf('correction')(mark) });
  await fill('POST /planned-events/{id}/corrections', { id }, corrected);
  const moved = (mark: MarkOf) => ({ act: 'publish-planned-event', text: mark('text') });
  await fill('POST /planned-events/{id}/status', { id }, moved);
  await ask(cast.person, '/club-sets', { setId: 'probe', facts: aTrackSet });
  const named = (mark: MarkOf) => ({ changes: { name: 'Coast' }, ...reasonOf('correction')(mark) });
  await fill('POST /club-sets/{id}/corrections', { id: 'probe' }, named);
  const day = (mark: MarkOf) => ({ facts: { carSets: [], trackSets: ['probe'] }, ...reasonOf('correction')(mark) });
  await fill('POST /club-days/{day}', { day: '2026-12-24' }, day);
  const item = { kind: 'game-news', name: 'Notes', startsAt: '2026-12-01T00:00:00.000Z' };
  const told = (mark: MarkOf) => ({ ...item, description: mark('description') });
  const itemId = await fill('POST /timeline', {}, told);
  await fill('POST /timeline/{id}/revision', { id: itemId }, told);
  const { api } = cast;
  const match = {
    place: 'YB Test Cup',
    match: 2,
    gameVersion: '26',
    facts: { carIds: [await api.aCarId(1), await api.aCarId(2)] },
  };
  await fill('POST /campaign/matches', {}, (mark) => ({ ...match, ...reasonOf('now-known')(mark) }));
  const pack = {
    name: 'Granite',
    special: false,
    price: { cash: 9_000, gold: 150 },
    themedPrice: null,
    themedCards: 1,
    odds: [{ C: 2_500, D: 7_500 }, { E: 10_000 }],
    themedOdds: null,
    withoutLegendaryOdds: null,
    given: true,
  };
  const about = { gameVersion: '26', facts: pack };
  const packId = await fill('POST /packs', {}, (mark) => ({ ...about, ...reasonOf('now-known')(mark) }));
  const dearer = { gameVersion: '26', facts: { price: { cash: 9_500, gold: 150 } } };
  await fill('POST /packs/{packId}/revisions', { packId }, (mark) => ({ ...dearer, ...reasonOf('correction')(mark) }));
};

const rounds = async (cast: Cast, fill: Fill) => {
  const ask = asker(cast);
  const carId = await cast.api.aCarId(1);
  const facts = {
    name: 'Probe',
    kind: 'long-term',
    colour: null,
    startsAt: null,
    endsAt: null,
    solutionsPublicAt: null,
    roundCount: 3,
    firstRound: 1,
    rqLimit: 600,
    criteria: '',
    pointsToWin: 250,
  };
  const id = await ask(cast.person, '/challenges', { facts });
  const stated = { rounds: [{ round: 3, facts: { races: [], rqLimit: 500, rewards: [] } }] };
  await fill('POST /challenges/{id}/rounds', { id }, (mark) => ({ ...stated, ...reasonOf('now-known')(mark) }));
  const one = `/challenges/${id}/rounds/1`;
  await ask(cast.other, `${one}/lock`);
  await ask(cast.other, `${one}/draft`, { content: races(carId) });
  await fill('POST /challenges/{id}/rounds/{round}/lock/takeover', { id, round: 1 }, reasonOf('away'));
  const two = `/challenges/${id}/rounds/2`;
  await ask(cast.other, `${two}/lock`);
  const submissionId = await ask(cast.other, `${two}/submissions`, { content: races(carId) });
  const refused = { id, round: 2, submissionId };
  await fill('POST /challenges/{id}/rounds/{round}/submissions/{submissionId}/decline', refused, decidedFor('time'));
  await ask(cast.person, `${one}/content`, { content: races(carId) });
  const hand = await Promise.all(
    [1, 2, 3, 4, 5].map(async (at) => ({ carId: await cast.api.aCarId(at), tune: '332', points: 60 })),
  );
  await ask(cast.person, `${one}/solution`, { hand });
  await fill('POST /challenges/{id}/rounds/{round}/solution/reset', { id, round: 1 }, reasonOf('wrong'));
};

const imports = async (cast: Cast, fill: Fill) => {
  const { api } = cast;
  const ids = [await api.aCarId(0), await api.aCarId(1)];
  const path = join(api.folder, 'sheet.csv');
  writeFileSync(path, 'Name,Brand,Year,New RQ\nTwin,Mini,1964,31\nTwin,Mini,1964,33\n');
  const twin = { ...aCar({ name: 'Twin', brand: 'Mini', year: 1964 }), retired: false };
  const sheet = { store: api.running.ports.eventStore, path, gameVersion: '26', now: new Date().toISOString() };
  const { importId = '' } = await importSheet({ ...sheet, cars: ids.map((id) => ({ id, ...twin })) });
  const settled = (mark: MarkOf) => ({ carId: ids[0], ...decidedFor('same-car')(mark) });
  await fill('POST /imports/{importId}/rows/{row}/resolve', { importId, row: 2 }, settled);
  const file = (mark: MarkOf) => ({
    header: `car,tune,track,condition,time,gameVersion,${mark('header')}`,
    lines: [
      `${mark('lines[].text')},332,mile4,00,26.4,,x`,
      `${ids[0]},${mark('lines[].text')},mile4,00,26.4,,x`,
      `${ids[0]},332,${mark('lines[].text')},00,26.4,,x`,
      `${ids[0]},332,mile4,00,${mark('lines[].text')},,x`,
      `${ids[0]},332,mile4,00,26.4,${mark('lines[].text')},x`,
    ].map((text, at) => ({ number: at + 2, text })),
  });
  await fill('POST /imports/lap-times/trial', {}, file);
  const begun = await api.post(
    `${V1}/imports/lap-times`,
    { fileHash: 'a'.repeat(64), fileBytes: 100 },
    { cookie: cast.person, headers: { 'idempotency-key': randomUUID() } },
  );
  await fill('POST /imports/{importId}/lap-times', { importId: begun.json<{ importId: string }>().importId }, file);
};

const groups = async (cast: Cast, fill: Fill) => {
  const ask = asker(cast);
  const { person, other, staff } = cast;
  const group = {
    inviteInfo: 'Your name',
    platform: 'telegram',
    kind: 'private',
    countries: ['DE'],
    language: 'de',
    size: 9,
  };
  const ofOther = await ask(other, '/groups', { ...group, name: 'Theirs' });
  await ask(staff, `/queue/group/${ofOther}/decision`, { outcome: 'approved', seen: 1 });
  await fill('POST /groups/{id}/requests', { id: ofOther }, (mark) => ({ text: mark('text') }));
  const own = await ask(person, '/groups', { ...group, name: 'Ours' });
  await ask(staff, `/queue/group/${own}/claim`);
  await ask(staff, `/queue/group/${own}/question`, { text: 'Is it yours?' });
  const item = { kind: 'group', itemId: own };
  await fill('POST /queue/{kind}/{itemId}/answer', item, (mark) => ({ text: mark('text') }));
  await ask(staff, `/queue/group/${own}/decision`, { outcome: 'approved', seen: 1 });
  await ask(other, `/groups/${own}/requests`, { text: 'May I?' });
  const answer = (mark: MarkOf) => ({ accepted: true, text: mark('text') });
  await fill('POST /groups/{id}/requests/{member}/answer', { id: own, member: cast.otherId }, answer);
  const bad = await ask(person, '/groups', { ...group, name: 'Refused' });
  await ask(staff, `/queue/group/${bad}/decision`, { outcome: 'declined', seen: 1, reason: { code: 'spam' } });
  await fill('POST /appeals/{kind}/{itemId}', { kind: 'group', itemId: bad }, (mark) => ({ text: mark('text') }));
};

const queue = async (cast: Cast, fill: Fill) => {
  const ask = asker(cast);
  const about = { kind: 'page', itemId: '/packs' };
  const item = { kind: 'report', itemId: await ask(cast.other, '/reports', { about, fault: 'question' }) };
  await ask(cast.person, `/queue/report/${item.itemId}/claim`);
  await fill('POST /queue/{kind}/{itemId}/question', item, (mark) => ({ text: mark('text') }));
  await fill('POST /queue/{kind}/{itemId}/reassignment', item, (mark) => ({ to: 'admin', text: mark('text') }));
};

const translations = async (cast: Cast, fill: Fill) => {
  const ask = asker(cast);
  await ask(cast.staff, '/translations/pl/reviewers', { name: cast.name });
  const key = 'common:cancel';
  const text = `/translations/pl/texts/${encodeURIComponent(key)}/suggestions`;
  const suggestion = await ask(cast.other, text, { forms: { text: 'Otworz' } });
  const operation = 'POST /translations/{language}/texts/{key}/suggestions/{suggestion}/decline';
  await fill(operation, { language: 'pl', key, suggestion }, decidedFor('meaning'));
};

/** While there is no other staff. */
export const takeAlone = async (cast: Cast, fill: Fill) => {
  const about = { platform: 'telegram', kind: 'private', countries: ['DE'], language: 'de', size: 9 };
  const itemId = await asker(cast)(cast.person, '/groups', { ...about, inviteInfo: 'Your name', name: 'Alone' });
  const item = { kind: 'group', itemId };
  await fill('POST /queue/{kind}/{itemId}/override', item, (mark) => ({ text: mark('text') }));
};

const theSite = async (cast: Cast, fill: Fill) => {
  const { api, other } = cast;
  const from = new Date(Date.now() - 60_000).toISOString();
  const time = { carId: await api.aCarId(2), tune: '332', trackCode: 'kart_a00', time: '41.00' };
  const { position } = writtenIn(await api.submit(time, other));
  const swept = { act: 'hide-times', name: 'Quentin', from };
  await api.get(`${V1}/bulk-actions/preview?${new URLSearchParams(swept).toString()}`, {
    cookie: cast.person,
    headers: { 'x-after-position': String(position) },
  });
  await fill('POST /bulk-actions', {}, (mark) => ({ ...swept, ...reasonOf('abuse')(mark) }));
  const off = (mark: MarkOf) => ({ on: false, ...reasonOf('fault')(mark) });
  await fill('POST /site/features/{feature}', { feature: 'votes' }, off);
  await asker(cast)(cast.staff, '/site/features/votes', { on: true, reason: { code: 'works' } });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const at = { startsAt: inHours(48), endsAt: inHours(49), refusesWrites: false };
  await fill('POST /site/maintenance', {}, (mark) => ({ ...at, text: mark('text') }));
};

const accounts = async (cast: Cast, fill: Fill) => {
  const { personId, staff } = cast;
  const patron = { act: 'change-patron-tier', tier: 3, paidThrough: null, reason: { code: 'gift' } };
  await asker(cast)(staff, `/members/${personId}/actions`, patron);
  await fill('POST /me/webhooks', {}, (mark) => ({ url: `http://127.0.0.1:8080/${mark('url')}`, topics: ['cars'] }));
};

const passkeys = async (cast: Cast, fill: Fill) => {
  const { api, person } = cast;
  const options = await api.get('/api/auth/passkey/generate-register-options', { cookie: person });
  const response = new SoftPasskey(api.running.ports.config.publicUrl).register(options.json());
  const registered = (mark: MarkOf) => ({ name: mark('name'), response });
  await fill('POST /api/auth/passkey/verify-registration', { cookie: cookieOf(options) }, registered);
  const [key] = (await api.get('/api/auth/passkey/list-user-passkeys', { cookie: person })).json<{ id: string }[]>();
  await fill('POST /api/auth/passkey/update-passkey', {}, (mark) => ({ id: key?.id, name: mark('name') }));
};

const forms = [
  cars,
  pictures,
  reviews,
  ofTheGame,
  rounds,
  imports,
  groups,
  queue,
  translations,
  theSite,
  accounts,
  passkeys,
];
