import type { CarEvent } from '#domain';
import { refusalMessage } from '#imports';
import type { AppendRefused } from '#event-store';
import type { RuleBroken } from '#kernel';
import type { HistoryFile } from './history-file.ts';
import type { HistoryReport } from './history-report.ts';

export class HistoryCounts {
  readonly #file: HistoryFile;
  readonly #refusals: { readonly what: string; readonly reason: string }[];
  #counts = { cars: 0, added: 0, changed: 0, unchanged: 0, released: 0, revised: 0, returned: 0, restated: 0 };

  constructor(file: HistoryFile) {
    this.#file = file;
    this.#refusals = file.refusals.map(({ line, reason }) => ({ what: `line ${line}`, reason }));
  }

  count(events: readonly CarEvent[]): void {
    const of = (type: CarEvent['type']) => events.filter((event) => event.type === type).length;
    const added = of('CarReleased') + of('CarReturned') > 0;
    const was = this.#counts;
    this.#counts = {
      cars: was.cars + 1,
      added: was.added + (added ? 1 : 0),
      changed: was.changed + (!added && events.length > 0 ? 1 : 0),
      unchanged: was.unchanged + (events.length === 0 ? 1 : 0),
      released: was.released + of('CarReleased'),
      revised: was.revised + of('CarRevised'),
      returned: was.returned + of('CarReturned'),
      restated: was.restated + of('CarHistoryRestated'),
    };
  }

  refuse(carId: string, { code, facts }: RuleBroken | AppendRefused): void {
    const fields = Array.isArray(facts['fields']) ? ` (${facts['fields'].join(', ')})` : '';
    this.#refusals.push({ what: carId, reason: `${refusalMessage(code)}${fields}` });
  }

  said(importId: string, status: HistoryReport['status'], retired: readonly string[]): HistoryReport {
    const { lines, changes } = this.#file;
    const versions = [...this.#file.versions.keys()];
    return { importId, status, lines, changes, versions, retired, refusals: this.#refusals, ...this.#counts };
  }
}
