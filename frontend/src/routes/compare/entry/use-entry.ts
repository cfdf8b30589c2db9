import { useMemo, useState } from 'react';
import { submitLapTime } from '../../../features/submit-lap-time/submit-lap-time.ts';
import { useSending } from '../../../features/submit-lap-time/use-sending.ts';
import { unsavedIn, useDiscardUnsaved } from '../../../features/submit-lap-time/use-unsaved.ts';
import type { ProblemError } from '../../../lib/api/problem-error.ts';
import type { Car } from '#contracts';
import { cellKey } from '../../../lib/cell.ts';
import type { Cell, Place } from '../../../lib/cell.ts';
import { typeAhead } from '../../../lib/keys/typed-ahead.ts';
import { useHandlers } from '../../../ui/use-handlers.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

/** The cell whose field is open, the field's initial text, and the cell's content at that time. */
export type Entry = Place & {
  initial: string;
  refused: ProblemError | undefined;
  before: string | undefined;
  /** The committed time is being sent: a sheet stays open for the response. */
  sending: boolean;
};

type Cars = ReadonlyMap<string, Car>;

const isOf = (entry: Entry | null, { cell, column }: Place): entry is Entry =>
  entry?.column === column && cellKey(entry.cell) === cellKey(cell);

/** Asks once where a time is far from the predicted one. A page that cannot load the prediction sends it as it is. */
const mayBeSent = (cell: Cell, text: string, cars: Cars): Promise<boolean> =>
  import('./confirm-outlier.ts')
    .then(({ confirmOutlier }) => confirmOutlier(cell, text, cars.get(cell.carId)))
    .catch(() => true);

/** Where a cell had a time, the new one may stand next to it; a failed lookup is no fault of the time. */
const tellWhetherBeside = ({ cell, before }: Entry): void => {
  if (before === undefined) return;
  import('./show-pending-time.ts').then(({ showPendingTime }) => showPendingTime(cell)).catch(() => undefined);
};

/** Entering a time. Typed input is never lost: an unsaved time stays in its cell, with the ways to continue. */
export function useEntry(cars: Cars) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const phone = useIsPhone();
  const { follow, ...sending } = useSending();
  const discard = useDiscardUnsaved();

  const open = (place: Place, typed: string, before: string | undefined): void => {
    const kept = unsavedIn(place.cell);
    const refused = kept?.status === 'refused' ? kept.problem : undefined;
    const initial = typed === '' && kept ? kept.text : typed;
    setEntry({ ...place, initial, refused, before, sending: false });
    // The sheet may still be loading.
    if (phone) typeAhead((ahead) => setEntry((now) => (isOf(now, place) ? { ...now, initial: initial + ahead } : now)));
  };
  /** A sheet waits for the response: a refusal stays there with the typed text, anything else closes it. */
  const commitInSheet = async (sheet: Entry, text: string): Promise<void> => {
    if (!(await mayBeSent(sheet.cell, text, cars))) return;
    const typed = submitLapTime(sheet.cell, text);
    if (!typed.ok) return;
    setEntry({ ...sheet, initial: text, refused: undefined, sending: true });
    const problem = await typed.saved;
    const refused = unsavedIn(sheet.cell)?.status === 'refused' ? problem : undefined;
    setEntry((now) => (!isOf(now, sheet) || !now.sending ? now : refused ? { ...now, refused, sending: false } : null));
    if (!refused && (await follow(sheet.cell, typed.saved))) tellWhetherBeside(sheet);
  };
  const commitInField = async (field: Entry, text: string, edit: (text: string) => void): Promise<void> => {
    if (!(await mayBeSent(field.cell, text, cars))) return edit(text);
    if (await sending.send(field.cell, text, () => edit(''))) tellWhetherBeside(field);
  };
  const commit = (text: string): void => {
    if (!entry) return;
    if (phone) return void commitInSheet(entry, text);
    const { cell, column, before } = entry;
    setEntry(null);
    const edit = (typed: string) => open({ cell, column }, typed, before);
    void commitInField(entry, text, edit);
  };
  const commands = useHandlers({ ...sending, open, close: () => setEntry(null), commit, discard });
  return useMemo(() => ({ entry, ...commands }), [entry, commands]);
}
