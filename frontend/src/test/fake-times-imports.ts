import { imports, type TimesReportRow } from '#contracts';
import type { Refusal } from './answering.ts';
import { FakeImports } from './fake-imports.ts';

type Part = { lines: readonly { number: number; text: string }[] };

/** A server that takes lap times of a file: a line `bad` is left out, every other is the first of its cell. */
export class FakeTimesImports extends FakeImports {
  readonly parts: number[][] = [];
  ended = false;
  /** Lines that an earlier visit brought. */
  before = 0;
  /** Before a part is taken: what it gives back refuses it. */
  onPart: () => Promise<Refusal | void> = async () => {};

  override handlers() {
    const begun = { importId: '2026-3', gameVersion: '26', lines: this.before };
    return [
      this.on(imports.tryTimes, ({ body }) => ({ rows: rowsOf(body) })),
      this.on(imports.beginTimes, () => ({ ...begun, lines: this.before })),
      this.on(imports.bringTimes, async ({ body }) => {
        const refusal = await this.onPart();
        if (refusal) return refusal;
        this.parts.push(body.lines.map(({ number }) => number));
        this.before = body.lines.at(-1)?.number ?? 0;
        return { rows: rowsOf(body) };
      }),
      this.on(imports.endTimes, () => {
        this.ended = true;
        return begun;
      }),
      ...super.handlers(),
    ];
  }
}

const rowsOf = ({ lines }: Part): TimesReportRow[] =>
  lines.map(({ number: line, text }) => {
    const nothing = { line, was: null, now: null, fault: null, reason: null };
    if (text === 'bad') return { ...nothing, outcome: 'refused', cell: null, fault: 'car-unknown' };
    return { ...nothing, outcome: 'added', cell: text };
  });
