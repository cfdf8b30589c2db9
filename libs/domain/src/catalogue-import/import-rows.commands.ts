import { commandsOf, decision, stateOf } from '#kernel';
import { car, carStream } from '../car/car.state.ts';
import { importStream } from './catalogue-import.state.ts';
import { importRows } from './import-rows.state.ts';
import { rateSettledRow } from './rate-settled-row.ts';
import { SettleImportRow, settleImportRow } from './settle-import-row.ts';

/** What staff do with the rows that an import left open; imports take their steps themselves. */
export const importRowCommands = commandsOf({
  decider: importRows,
  stream: ({ importId }: { readonly importId: string }) => importStream(importId),
  decisions: [
    decision(SettleImportRow, settleImportRow, {
      id: ({ importId, row }) => `${importId}|${row}`,
      words: ({ text }) => ({ body: text }),
      facts: { meant: stateOf(car, ({ carId }) => (carId === null ? undefined : carStream(carId))) },
      followUp: ({ data }, rows) => rateSettledRow(data, rows),
    }),
  ],
});
