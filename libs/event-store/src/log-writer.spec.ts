import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { knownShapes } from './known-shapes.ts';
import { openLogForWriting, streamKeyOf } from './log-file.sqlite.ts';
import { type LogReader, openLogReader } from './log-reader.sqlite.ts';
import { type AppendRequest, type CommitGroup, groupCommit } from './log-writer.sqlite.ts';

const append = (stream: string, expected: AppendRequest['expected'], data = '{}'): AppendRequest => ({
  ticket: 0,
  stream,
  expected,
  events: [[randomUUID(), 'LapTimeNoted', 1, data, '["c","h","user-1","2026-03-04T05:06:07Z"]']],
});

describe('a group of appends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-group-'));
  let file: string;
  let log: DatabaseSync;
  let commit: CommitGroup;
  let reader: LogReader;
  beforeEach(() => {
    file = join(folder, `${randomUUID()}.sqlite`);
    log = openLogForWriting(file);
    commit = groupCommit(log);
    reader = openLogReader(file, knownShapes({}));
  });
  afterEach(() => {
    reader.close();
    log.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const statusesOf = (group: readonly AppendRequest[]) => commit(group).map((outcome) => outcome.status);

  it('is written as one transaction, in which a lost race fails alone', () => {
    const group = [append('a', 'no-stream'), append('a', 'no-stream'), append('b', 4), append('a', 0)];
    expect(statusesOf(group)).toEqual(['appended', 'wrong-revision', 'wrong-revision', 'appended']);
    expect(reader.readAll(0, 10).events).toMatchObject([
      { stream: 'a', revision: 0 },
      { stream: 'a', revision: 1 },
    ]);
  });

  // A kill cannot show this, because the system keeps what was written; only a power cut could.
  it('is on the disk when it has been written', () => {
    expect(log.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(log.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  });

  it('fails whole when there is no room, and the next one is tried afresh', () => {
    const { page_count: pages } = log.prepare('PRAGMA page_count').get() as { page_count: number };
    log.exec(`PRAGMA max_page_count = ${pages + 3}`);
    const large = JSON.stringify({ text: 'x'.repeat(20_000) });
    expect(statusesOf([append('a', 'no-stream'), append('b', 'no-stream', large)])).toEqual([
      'unavailable',
      'unavailable',
    ]);
    expect(statusesOf([append('a', 'no-stream')])).toEqual(['appended']);
    expect(reader.readAll(0, 10).events).toHaveLength(1);
  });

  it('fails whole when the database refuses one of them, and leaves no transaction open', () => {
    const broken = { ...append('b', 'no-stream'), events: [['id', null, 1, '{}', '[]']] } as unknown as AppendRequest;
    expect(statusesOf([append('a', 'no-stream'), broken])).toEqual(['unavailable', 'unavailable']);
    expect(statusesOf([append('a', 'no-stream')])).toEqual(['appended']);
  });

  it('keeps streams apart that share a key', () => {
    commit([append('a', 'no-stream'), append('b', 'no-stream'), append('b', 0)]);
    log.prepare('UPDATE events SET stream_key = ?').run(streamKeyOf('a'));
    expect(statusesOf([append('a', 0), append('a', 'no-stream')])).toEqual(['appended', 'wrong-revision']);
    const read = reader.read('a');
    expect(read.map((event) => [event.stream, event.revision])).toEqual([
      ['a', 0],
      ['a', 1],
    ]);
  });

  // Stored with every event: with another value no stream is found again.
  it('finds streams by a key that never changes', () => {
    expect(streamKeyOf("cell-Car_(x)&'+.1|332|tRoad_a00")).toBe(223220777833092);
  });
});
