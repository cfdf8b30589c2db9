import { commandsOf, decision, stateOf } from '#kernel';
import { car, carStream } from '../car/car.state.ts';
import { afterReopening } from './after-reopening.ts';
import { afterSettling } from './after-settling.ts';
import { importStream } from './catalogue-import.state.ts';
import { importRows } from './import-rows.state.ts';
import { ReopenImportRow, reopenImportRow } from './reopen-import-row.ts';
import { SettleImportRow, settleImportRow } from './settle-import-row.ts';

type OfRow = { readonly importId: string; readonly row: number };
const id = ({ importId, row }: OfRow): string => `${importId}|${row}`;

/** What staff do with the rows that an import left open; imports take their steps themselves. */
export const importRowCommands = commandsOf({
  decider: importRows,
  stream: ({ importId }: { readonly importId: string }) => importStream(importId),
  decisions: [
    decision(SettleImportRow, settleImportRow, {
      id,
      words: ({ text }) => ({ body: text }),
      facts: {
        meant: stateOf(car, ({ carId, newCar }) => {
          const meant = newCar?.carId ?? carId;
          return meant === null ? undefined : carStream(meant);
        }),
      },
      followUp: afterSettling,
    }),
    decision(ReopenImportRow, reopenImportRow, { id, followUp: afterReopening }),
  ],
});
