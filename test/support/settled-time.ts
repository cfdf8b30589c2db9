import { randomUUID } from 'node:crypto';
import type { Written } from '#contracts';
import { type TestApi, writtenIn } from './api.ts';

type SaidTime = { readonly carId: string | undefined; readonly tune: string; readonly trackCode: string };

/** What a moderator does who says that a time is right; `position` is that of their word. */
export const settle = async (
  api: TestApi,
  staff: string,
  { carId = '', tune, trackCode }: SaidTime,
  lapTimeId: string | undefined,
): Promise<Written> => {
  const path = `/api/v1/cells/${encodeURIComponent(carId)}/${tune}/${trackCode}/lap-times/${lapTimeId}/acceptance`;
  return writtenIn(await api.post(path, {}, { cookie: staff, headers: { 'idempotency-key': randomUUID() } }));
};

/** Says a time that leads whatever its figures are: a moderator says that it is right. */
export const settledTime = async (
  api: TestApi,
  staff: string,
  time: SaidTime & { readonly time: string },
  cookie: string,
): Promise<Written> => {
  const { id } = writtenIn(await api.submit(time, cookie));
  return { ...(await settle(api, staff, time, id)), id };
};
