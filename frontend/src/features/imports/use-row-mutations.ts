import { useTranslation } from 'react-i18next';
import { type Car, type ImportRow, imports, type SettleImportRowBody } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type AsShown, atPress, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { fullName } from './full-name.ts';

export function useRowMutations(importId: string) {
  const { t } = useTranslation(['imports', 'problems', 'common']);
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const reopen = async ({ row }: ImportRow): Promise<void> => {
    try {
      await sendAuthenticated(imports.reopenRow, { params: { importId, row } });
      showSnack({ kind: 'info', text: t('imports:reopened', { row }) });
    } catch (thrown) {
      failed(thrown);
    }
  };
  /** Throws the refusal. */
  const settle = async (row: AsShown<ImportRow>, body: Omit<SettleImportRowBody, 'seen'>): Promise<void> => {
    await sendAuthenticated(imports.settleRow, {
      params: { importId, row: row.row },
      body: { ...body, ...seenOf(row) },
    });
    const action = { label: t('common:undo'), run: () => void reopen(row) };
    showSnack({ kind: 'success', text: t('imports:settled', { row: row.row }), action });
  };
  return {
    reopen,
    settle,
    choose: (row: AsShown<ImportRow>, car: Car) => {
      const code = fullName(car) === fullName(row) ? 'same-car' : 'other-spelling';
      return settle(row, { carId: car.id, reason: { code } }).catch(failed);
    },
    skip: (row: ImportRow) => settle(atPress(row), { carId: 'none', reason: { code: 'row-is-wrong' } }).catch(failed),
  };
}
