import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { type ChallengeAnswer, challengeReasons } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { EditIcon, MoreIcon, RemoveIcon, UndoIcon, UploadIcon, VersionsIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { useChallengeMutations } from './use-challenge-mutations.ts';

const ChallengeDialog = lazyComponent(async () => (await import('./challenge-dialog.tsx')).ChallengeDialog);
const LadderDialog = lazyComponent(async () => (await import('./ladder-dialog.tsx')).LadderDialog);
const HistoryDialog = lazyComponent(async () => (await import('./history-dialog.tsx')).HistoryDialog);

type Opened = 'edit' | 'import' | 'history' | 'retire';

export function StaffMenu({ of }: { of: ChallengeAnswer }) {
  const { t } = useTranslation('challenges');
  const [opened, setOpened] = useState<Opened>();
  const acts = useChallengeMutations(of.challengeId);
  if (of.allowed.length === 0) return null;
  const may = (act: ChallengeAnswer['allowed'][number]) => of.allowed.includes(act);
  const close = () => setOpened(undefined);
  const entries: MenuEntry[] = [
    ...(may('state-challenge-rounds')
      ? [{ key: 'import', text: t('import.rounds'), icon: <UploadIcon />, run: () => setOpened('import') }]
      : []),
    { key: 'history', text: t('history'), icon: <VersionsIcon />, run: () => setOpened('history') },
    ...(may('restore-challenge')
      ? [
          {
            key: 'restore',
            text: t('restore'),
            icon: <UndoIcon />,
            run: () => void acts.restore({ code: 'correction' }),
          },
        ]
      : []),
    ...(may('retire-challenge')
      ? ([
          'rule',
          { key: 'retire', text: t('retire'), icon: <RemoveIcon />, danger: true, run: () => setOpened('retire') },
        ] as const)
      : []),
  ];
  return (
    <>
      {may('correct-challenge') ? (
        <Button icon={<EditIcon aria-hidden="true" />} onClick={() => setOpened('edit')}>
          {t('edit')}
        </Button>
      ) : null}
      <Menu
        position="bottom-end"
        width={260}
        trigger={
          <IconButton label={t('more')}>
            <MoreIcon />
          </IconButton>
        }
        entries={entries}
      />
      <Suspense fallback={null}>
        {opened === 'edit' ? <ChallengeDialog of={of} onClose={close} /> : null}
        {opened === 'import' ? <LadderDialog of={of} onClose={close} /> : null}
        {opened === 'history' ? <HistoryDialog of={of} onClose={close} /> : null}
      </Suspense>
      <ReasonDialog
        title={t('retireAsk')}
        opened={opened === 'retire'}
        act={t('retire')}
        variant="danger"
        options={challengeReasons.map((value) => ({ value, text: t(`reasons.${value}`) }))}
        help={t('reasonHelp')}
        submit={acts.retire}
        onClose={close}
      />
    </>
  );
}
