import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { type StoredUpload, problem, type UploadWait, type WaitingUpload } from '#contracts';
import { type Answer, apiForTests } from '#test/api';
import { aPicture, sendPicture } from '#test/pictures';

/** `npm run fuzz` sends more, with another seed each time. */
const FILES = Number(process.env['FUZZ_REQUESTS'] ?? 1_500) / 20;
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const MARK = 'tdr-polyglot';

const api = apiForTests();
type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';
const formats: readonly Format[] = ['png', 'jpeg', 'webp', 'gif', 'avif'];

const whole = async (format: Format): Promise<Buffer> => {
  const bands = Buffer.alloc(500 * 320 * 3, 0).map((_, at) => (at * 7) % 251);
  const raw = { width: 500, height: 320, channels: 3 } as const;
  return sharp(Buffer.from(bands), { raw })[format]().toBuffer();
};

type Damage = { readonly kind: string; readonly at: number; readonly bytes: Uint8Array; readonly other: number };
const damage = fc.record<Damage>({
  kind: fc.constantFrom('cut', 'flip', 'insert', 'head', 'tail', 'noise', 'text', 'huge', 'twice', 'none'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }),
  other: fc.nat({ max: formats.length - 1 }),
});
const texts = [
  `<svg xmlns="http://www.w3.org/2000/svg"><script>${MARK}</script></svg>`,
  `<!doctype html><script>${MARK}</script>`,
  `%PDF-1.7 ${MARK}`,
  `PK\u0003\u0004${MARK}`,
  '',
];

/** A false width or height in a PNG, with or without a matching checksum. */
const huge = (png: Buffer, { at, other }: Damage): Buffer => {
  const made = Buffer.from(png);
  made.writeUInt32BE(Math.floor(at * 0x7fffffff), 16);
  made.writeUInt32BE(Math.floor(at * 0x7fffffff), 20);
  if (other % 2 === 0) made.writeUInt32BE(crc32(made.subarray(12, 29)), 29);
  return made;
};

const damaged = (file: Buffer, others: readonly Buffer[], how: Damage): Buffer => {
  const at = Math.floor(how.at * file.length);
  const bytes = Buffer.from(how.bytes);
  switch (how.kind) {
    case 'cut':
      return file.subarray(0, at);
    case 'flip':
      return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]);
    case 'insert':
      return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);
    case 'head':
      return Buffer.concat([(others[how.other] ?? file).subarray(0, 40), file.subarray(40)]);
    case 'tail':
      return Buffer.concat([file, Buffer.from(texts[how.other] ?? '')]);
    case 'noise':
      return Buffer.concat([bytes, bytes, bytes]);
    case 'text':
      return Buffer.from(texts[how.other] ?? '');
    case 'huge':
      return huge(others[0] ?? file, how);
    case 'twice':
      return Buffer.concat([file, file]);
    default:
      return file;
  }
};

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
let asked = 0;
/** The sender and their address: an hour has room for sixty files per user. */
const sender = async (): Promise<{ cookie: string; from: string }> => {
  const from = `10.7.${Math.floor(asked / 200)}.1`;
  return { cookie: await api.signUp(`Fuzz${asked}`), from };
};

const endOf = async ({ id }: WaitingUpload, cookie: string): Promise<Answer> => {
  for (;;) {
    const answer = await api.get(`/api/v1/uploads/waiting/${id}`, { cookie });
    if (answer.status !== 200 || answer.json<UploadWait>().state !== 'waiting') return answer;
  }
};

type Sent = { readonly answer: Answer; readonly said: string; readonly cookie: string };

const faultOf = async ({ answer, said, cookie }: Sent): Promise<string | undefined> => {
  if (answer.status >= 500) return said;
  if (answer.status >= 400) return problem.safeParse(answer.json()).success ? undefined : said;
  if (answer.status !== 201) return undefined;
  const kept = await api.get(`/api/v1/uploads/${answer.json<StoredUpload>().name}/full`, { cookie });
  const { format } = await sharp(kept.bytes).metadata();
  return kept.bytes.includes(MARK) || format !== 'webp' ? said : undefined;
};

describe('files at random', () => {
  it('are kept clean or refused with a code, and harm nobody', async () => {
    const files = await Promise.all(formats.map(whole));
    const plan = fc.tuple(fc.nat({ max: files.length - 1 }), damage, fc.nat({ max: 9 }));
    let by = await sender();
    const [faults, statuses]: [string[], number[]] = [[], []];
    for (const [which, how, way] of fc.sample(plan, { numRuns: FILES, seed: SEED })) {
      asked += 1;
      if (asked % 50 === 0) by = await sender();
      const { cookie, from } = by;
      const body = damaged(files[which] ?? Buffer.alloc(0), files, how);
      const type = types[way % 2 === 0 ? which : how.other] ?? 'image/png';
      const path = `/api/v1/uploads${way === 0 ? '/animated-cards' : ''}`;
      const first = await api.post(path, body, { cookie, from, headers: { 'content-type': type } });
      const answer = first.status === 202 ? await endOf(first.json<WaitingUpload>(), cookie) : first;
      const said = `${how.kind} ${formats[which]} as ${type}, seed ${SEED}: ${answer.status} ${answer.text}`;
      const fault = await faultOf({ answer, said, cookie });
      if (fault !== undefined) faults.push(fault);
      statuses.push(answer.status);
    }
    expect(faults).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([201, 422]));
    expect((await sendPicture(api, await api.signUp('Well'), await aPicture())).status).toBe(201);
  }, 900_000);
});
