import { commandsOf, decision, stateOf } from '#kernel';
import { car, carStream } from '../car/car.state.ts';
import { afterReopening } from './after-reopening.ts';
import { afterSettling } from './after-settling.ts';
import { importStream } from './catalogue-import.state.ts';
import { rowItemId } from './import-row.queue-kind.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { importRows } from './import-rows.state.ts';
import { ReopenImportRow, reopenImportRow } from './reopen-import-row.ts';
import { SettleImportRow, settleImportRow } from './settle-import-row.ts';

type OfRow = { readonly importId: string; readonly row: number };
const id = ({ importId, row }: OfRow): string => `${importId}|${row}`;

type Settled = OfRow & { readonly carId: string | null; readonly newCar?: object; readonly reason: string };
const meaning = ({ carId, newCar, reason, ...of }: Settled) =>
  ({
    kind: 'import-row',
    itemId: rowItemId(of),
    outcome: carId === null && !newCar ? 'declined' : 'approved',
    reason,
  }) as const;
const settle = ending(meaning, settleImportRow);

/** Commands of staff for open rows; imports take their steps themselves. */
export const importRowCommands = commandsOf({
  decider: queued(importRows),
  stream: ({ importId }: { readonly importId: string }) => importStream(importId),
  decisions: [
    decision(SettleImportRow, settle, {
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
