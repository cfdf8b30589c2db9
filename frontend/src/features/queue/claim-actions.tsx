import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeOverReasons } from '#contracts';
import type { QueueItem } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { usePageKeys, useShortcuts } from '../../lib/keys/page-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { Key } from '../../ui/key.tsx';
import { Problem } from './problem.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { useQueueMutations } from './use-queue-mutations.ts';

type Asking = 'take' | 'ask' | 'pass' | 'admin' | undefined;

export function ClaimActions({ item, mine }: { item: QueueItem; mine: boolean }) {
  const { t } = useTranslation('queue');
  const acts = useQueueMutations(item);
  const [open, setOpen] = useState<Asking>();
  const { busy, problem, run } = useAction((act: () => Promise<void>) => act());
  const may = (act: QueueItem['allowed'][number]) => item.allowed.includes(act);
  const taken = item.claim !== null && !mine;
  const claim = () => (taken ? setOpen('take') : run(() => acts.claim()));
  usePageKeys({
    C: () => (may('claim-item') && !mine ? claim() : undefined),
    Q: () => (may('ask-submitter') && item.by.length > 0 ? setOpen('ask') : undefined),
    P: () => (may('pass-item-on') ? setOpen('pass') : undefined),
  });
  const keys = { c: useShortcuts('C'), q: useShortcuts('Q'), p: useShortcuts('P') };
  const button = (text: string, key: string, shortcut: string | undefined, onClick: () => void) => (
    <Button size="small" busy={busy} aria-keyshortcuts={shortcut} onClick={onClick}>
      {text} <Key single>{key}</Key>
    </Button>
  );
  return (
    <>
      <Problem of={problem} />
      {may('claim-item') && !mine ? button(taken ? t('takeOver') : t('claim'), 'C', keys.c, claim) : null}
      {may('let-item-go') ? (
        <Button size="small" busy={busy} onClick={() => run(acts.letGo)}>
          {t('letGo')}
        </Button>
      ) : null}
      {may('ask-submitter') && item.by.length > 0 ? button(t('ask'), 'Q', keys.q, () => setOpen('ask')) : null}
      {may('pass-item-on') ? button(t('passOn'), 'P', keys.p, () => setOpen('pass')) : null}
      {may('pass-item-on') ? (
        <Button size="small" onClick={() => setOpen('admin')}>
          {t('toAdmin')}
        </Button>
      ) : null}
      <Dialogs item={item} open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function Dialogs({ item, open, onClose }: { item: QueueItem; open: Asking; onClose: () => void }) {
  const { t } = useTranslation('queue');
  const acts = useQueueMutations(item);
  const { name } = item.subject;
  const to = open === 'admin' ? ('admin' as const) : ('moderator' as const);
  return (
    <>
      <ReasonDialog
        title={t('takeTitle', { name })}
        opened={open === 'take'}
        act={t('takeOver')}
        options={takeOverReasons.map((value) => ({ value, text: t(`take.${value}`) }))}
        help={t('staffReads')}
        submit={acts.claim}
        onClose={onClose}
      />
      <MessageDialog
        title={t('askTitle', { name })}
        opened={open === 'ask'}
        label={t('question')}
        act={t('ask')}
        help={t('senderReads')}
        submit={acts.ask}
        onClose={onClose}
      />
      <MessageDialog
        title={t('passTitle', { name })}
        opened={open === 'pass' || open === 'admin'}
        label={t('note')}
        act={open === 'admin' ? t('toAdmin') : t('passOn')}
        help={t('staffReads')}
        optional
        submit={(text) => acts.passOn(to, text)}
        onClose={onClose}
      />
    </>
  );
}
