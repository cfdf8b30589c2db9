import { imports, type TimesReportRow } from '#contracts';
import type { Refusal } from './answering.ts';
import { FakeImports } from './fake-imports.ts';

type Part = { lines: readonly { number: number; text: string }[] };

/** A server that takes lap times of a file: a line `bad` is left out, every other is the first of its cell. */
export class FakeTimesImports extends FakeImports {
  readonly parts: number[][] = [];
  ended = false;
  /** Lines of an earlier visit. */
  before = 0;
  /** Runs before a part is accepted: a returned value refuses it. */
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

const twoCars = { answer: 'needs-year' as const, text: 'BMW M5', carIds: ['M5_2018', 'M5_1985'] };

const rowsOf = ({ lines }: Part): TimesReportRow[] =>
  lines.map(({ number: line, text: sent }) => {
    const text = sent.replaceAll('"', '');
    const nothing = { line, value: null, was: null, now: null, fault: null, reason: null, open: null };
    if (text.startsWith('BMW M5'))
      return { ...nothing, outcome: 'refused', cell: null, fault: 'ambiguous', open: twoCars };
    if (text === 'bad') return { ...nothing, outcome: 'refused', cell: null, fault: 'car-unknown' };
    return { ...nothing, outcome: 'added', cell: text, value: '24.50' };
  });
