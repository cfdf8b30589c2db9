import type { Accounts, Texts, WrittenText } from '#accounts';
import type { EventStore } from '#event-store';
import { actsOf } from './acts-of.ts';
import { csvLine } from './csv-line.ts';
import { type ZipWriter, zipWriter } from './zip-writer.ts';

const TEXTS_A_PAGE = 200;

/** Everything that is kept of a person, as a zip of JSON and CSV, made while it is read: memory stays flat. */
export async function* exportZip(
  accounts: Accounts,
  eventStore: EventStore,
  userId: string,
): AsyncGenerator<Uint8Array> {
  const zip = zipWriter();
  const account = zip.file('account.json');
  account.add(JSON.stringify(await accounts.persons.rows(userId), null, 2));
  account.end();
  yield* zip.taken();
  yield* textFiles(zip, accounts.texts, userId);
  yield* actFiles(zip, eventStore, userId);
  zip.end();
  yield* zip.taken();
}

async function* textFiles(zip: ZipWriter, texts: Texts, userId: string): AsyncGenerator<Uint8Array> {
  const [json, csv] = [zip.file('texts.jsonl'), zip.file('texts.csv')];
  csv.add(csvLine(['id', 'about', 'text']));
  for await (const page of pagesOf(texts, userId)) {
    for (const { id, about, body } of page) {
      json.add(`${JSON.stringify({ id, about, body })}\n`);
      csv.add(csvLine([id, about ?? '', body]));
    }
    yield* zip.taken();
  }
  json.end();
  csv.end();
}

async function* pagesOf(texts: Texts, userId: string): AsyncGenerator<readonly WrittenText[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: readonly WrittenText[] = await texts.ownedBy(userId, after, TEXTS_A_PAGE);
    yield page;
    after = page.length < TEXTS_A_PAGE ? undefined : page.at(-1)?.id;
  }
}

async function* actFiles(zip: ZipWriter, eventStore: EventStore, userId: string): AsyncGenerator<Uint8Array> {
  const [json, csv] = [zip.file('acts.jsonl'), zip.file('acts.csv')];
  csv.add(csvLine(['at', 'what', 'by', 'facts']));
  for await (const page of actsOf(eventStore, userId)) {
    for (const act of page) {
      json.add(`${JSON.stringify(act)}\n`);
      csv.add(csvLine([act.at, act.what, act.by, JSON.stringify(act.facts)]));
    }
    yield* zip.taken();
  }
  json.end();
  csv.end();
}
