import { lapTimes } from '#contracts';
import { formatLapTime } from '#racing';
import { queryApi } from '../../../lib/api/query-api.ts';
import type { Cell } from '../../../lib/cell.ts';
import { i18next } from '../../../lib/i18n/i18n.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';

/** Reports that a saved time stands next to another, which counts until the new one is confirmed. */
export async function showPendingTime({ carId, tune, trackCode }: Cell): Promise<void> {
  const { value } = await queryApi(lapTimes.story, { params: { carId, tune, trackCode } });
  const newest = value.history[0];
  const current = value.history.find(({ state }) => state === 'stands');
  if (newest?.state !== 'beside' || !newest.allowed.includes('withdraw-lap-time')) return;
  await i18next.loadNamespaces('votes');
  const said = (entry: typeof newest) => formatLapTime(entry.value, 'short');
  const text = current
    ? i18next.t('votes:waits', { time: said(newest), current: said(current) })
    : i18next.t('votes:waitsUnknown', { time: said(newest) });
  showSnack({ kind: 'info', text, seconds: 12 });
}
