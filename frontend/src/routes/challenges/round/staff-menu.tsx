import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roundReasons } from '#contracts';
import type { RoundAnswer } from '#contracts';
import { type OfRound } from '../../../features/rounds/use-rounds.ts';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReasonDialog } from '../../../ui/form/reason-dialog.tsx';
import { EditIcon, MoreIcon, RemoveIcon, UndoIcon } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entries.ts';
import { HistoryDialog } from './history-dialog.tsx';

type Act = 'reset' | 'resetSolutions' | 'remove';
type StaffMenuProps = { of: OfRound; round: RoundAnswer; isMine: boolean };

const staffActs = ['reset-round', 'take-over-round', 'undo-round-reset', 'solve-round', 'delete-round'] as const;

export function StaffMenu({ of, round: { allowed, lock }, isMine }: StaffMenuProps) {
  const { t } = useTranslation('rounds');
  const acts = useRoundMutations(of);
  const [asked, setAsked] = useState<Act | 'history'>();
  const close = () => setAsked(undefined);
  const may = (act: RoundAnswer['allowed'][number]) => allowed.includes(act);
  const isStaff = staffActs.some(may);
  const entries: MenuEntry[] = [
    { key: 'history', text: t('history'), run: () => setAsked('history') },
    ...(isStaff && may('lock-round')
      ? [{ key: 'edit', text: t('edit'), icon: <EditIcon />, run: () => void acts.edit() }]
      : []),
    ...(lock && !isMine && may('unlock-round') ? [{ key: 'free', text: t('free'), run: () => void acts.free() }] : []),
    ...(may('undo-round-reset')
      ? [{ key: 'undo', text: t('undoReset'), icon: <UndoIcon />, run: () => void acts.undoReset() }]
      : []),
    ...(may('reset-round-solutions')
      ? [{ key: 'solutions', text: t('resetSolutions'), danger: true, run: () => setAsked('resetSolutions') }]
      : []),
    ...(may('reset-round') ? [{ key: 'reset', text: t('reset'), danger: true, run: () => setAsked('reset') }] : []),
    ...(may('restore-round')
      ? [{ key: 'restore', text: t('restore'), icon: <UndoIcon />, run: () => void acts.restore() }]
      : []),
    ...(may('delete-round')
      ? [{ key: 'remove', text: t('remove'), icon: <RemoveIcon />, danger: true, run: () => setAsked('remove') }]
      : []),
  ];
  const act = asked === undefined || asked === 'history' ? 'reset' : asked;
  return (
    <>
      <Menu
        position="bottom-end"
        width={240}
        trigger={
          <Button variant="ghost" aria-haspopup="menu" aria-label={t('more')} icon={<MoreIcon aria-hidden="true" />} />
        }
        entries={entries}
      />
      <ReasonDialog
        title={t(`ask.${act}`)}
        act={t(act)}
        variant="danger"
        help={t('reasonHelp')}
        options={roundReasons.map((value) => ({ value, text: t(`reason.${value}`) }))}
        submit={acts[act]}
        opened={asked !== undefined && asked !== 'history'}
        onClose={close}
      />
      <HistoryDialog of={of} opened={asked === 'history'} onClose={close} />
    </>
  );
}
