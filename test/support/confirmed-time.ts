import { randomUUID } from 'node:crypto';
import { cellHistory, type Written } from '#contracts';
import { type TestApi, writtenIn } from './api.ts';

type SaidTime = { readonly carId: string | undefined; readonly tune: string; readonly trackCode: string };

/** A moderator confirms a time; `position` is that of the decision. */
export const confirmTime = async (
  api: TestApi,
  staff: string,
  { carId = '', tune, trackCode }: SaidTime,
  lapTimeId: string | undefined,
): Promise<Written> => {
  const cell = `/api/v1/cells/${encodeURIComponent(carId)}/${tune}/${trackCode}`;
  const after = { 'x-after-position': String(await api.running.ports.eventStore.head()) };
  const { history } = cellHistory.parse((await api.get(cell, { cookie: staff, headers: after })).json());
  const { version: seen } = history.find((one) => one.lapTimeId === lapTimeId) ?? {};
  const path = `${cell}/lap-times/${lapTimeId}/acceptance`;
  return writtenIn(await api.post(path, { seen }, { cookie: staff, headers: { 'idempotency-key': randomUUID() } }));
};

/** Submits a time and has a moderator confirm it, so that it leads whatever its value. */
export const confirmedTime = async (
  api: TestApi,
  staff: string,
  time: SaidTime & { readonly time: string },
  cookie: string,
): Promise<Written> => {
  const { id } = writtenIn(await api.submit(time, cookie));
  return { ...(await confirmTime(api, staff, time, id)), id };
};
