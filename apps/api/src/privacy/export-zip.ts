import type { Accounts, Texts, WrittenText } from '#accounts';
import type { EventStore } from '#event-store';
import { personalEvents, type Notes } from './personal-events.ts';
import { CSV_START, csvLine } from '#racing';
import type { UploadFiles } from '#uploads';
import { pictureFiles } from './picture-files.ts';
import { type ZipWriter, zipWriter } from './zip-writer.ts';

const TEXTS_A_PAGE = 200;

/** All data of a user, as a zip of JSON, CSV and pictures, made while it is read: memory stays flat. */
export async function* exportZip(
  accounts: Accounts,
  eventStore: EventStore,
  files: UploadFiles,
  userId: string,
): AsyncGenerator<Uint8Array> {
  const zip = zipWriter();
  const account = zip.file('account.json');
  account.add(JSON.stringify(await accounts.persons.rows(userId), null, 2));
  account.end();
  yield* zip.taken();
  const notes = await notesAbout(accounts.texts, userId);
  yield* factFiles(zip, eventStore, userId, notes);
  yield* textFiles(zip, accounts.texts, userId, notes.told);
  yield* pictureFiles(zip, accounts, files, userId);
  zip.end();
  yield* zip.taken();
}

const notesAbout = async (texts: Texts, userId: string): Promise<Notes> => {
  const about = new Set<string>();
  for await (const page of pagesOf((after) => texts.writtenAbout(userId, after, TEXTS_A_PAGE)))
    for (const { id } of page) about.add(id);
  return { about, told: new Map() };
};

async function* textFiles(
  zip: ZipWriter,
  texts: Texts,
  userId: string,
  told: Notes['told'],
): AsyncGenerator<Uint8Array> {
  const [json, csv] = [zip.file('texts.jsonl'), zip.file('texts.csv')];
  csv.add(CSV_START + csvLine(['id', 'by', 'about', 'text']));
  for await (const page of everyText(texts, userId)) {
    for (const { owner, about, ...text } of page) {
      const by = owner === userId ? 'you' : told.get(text.id);
      if (by === undefined) continue;
      json.add(`${JSON.stringify({ id: text.id, by, about, body: text.body })}\n`);
      csv.add(csvLine([text.id, by, about ?? '', text.body]));
    }
    yield* zip.taken();
  }
  json.end();
  csv.end();
}

/**
 * Their own texts, then others' texts about them, without the authors, who are other persons. Reports about them are
 * excluded.
 */
async function* everyText(texts: Texts, userId: string): AsyncGenerator<readonly WrittenText[]> {
  yield* pagesOf((after) => texts.ownedBy(userId, after, TEXTS_A_PAGE));
  yield* pagesOf((after) => texts.writtenAbout(userId, after, TEXTS_A_PAGE));
}

type Ask = (after: string) => Promise<readonly WrittenText[]>;

async function* pagesOf(ask: Ask): AsyncGenerator<readonly WrittenText[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await ask(after);
    yield page;
    after = page.length < TEXTS_A_PAGE ? undefined : page.at(-1)?.id;
  }
}

async function* factFiles(
  zip: ZipWriter,
  eventStore: EventStore,
  userId: string,
  notes: Notes,
): AsyncGenerator<Uint8Array> {
  const [json, csv] = [zip.file('acts.jsonl'), zip.file('acts.csv')];
  csv.add(CSV_START + csvLine(['at', 'what', 'by', 'facts']));
  for await (const page of personalEvents(eventStore, userId, notes)) {
    for (const fact of page) {
      json.add(`${JSON.stringify(fact)}\n`);
      csv.add(csvLine([fact.at, fact.what, fact.by, JSON.stringify(fact.facts)]));
    }
    yield* zip.taken();
  }
  json.end();
  csv.end();
}
