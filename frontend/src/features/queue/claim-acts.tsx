import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeOverReasons } from '#contracts';
import type { QueueItem } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { usePageKeys, useShortcuts } from '../../lib/keys/page-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { Key } from '../../ui/key.tsx';
import { Problem } from './problem.tsx';
import { SayDialog } from './say-dialog.tsx';
import { useQueueActs } from './use-queue-acts.ts';

type Asking = 'take' | 'ask' | 'pass' | 'admin' | undefined;

export function ClaimActs({ item, mine }: { item: QueueItem; mine: boolean }) {
  const { t } = useTranslation('queue');
  const acts = useQueueActs(item);
  const [asking, setAsking] = useState<Asking>();
  const { busy, problem, run } = useAct((act: () => Promise<void>) => act());
  const may = (act: QueueItem['allowed'][number]) => item.allowed.includes(act);
  const taken = item.claim !== null && !mine;
  const claim = () => (taken ? setAsking('take') : run(() => acts.claim()));
  usePageKeys({
    C: () => (may('claim-item') && !mine ? claim() : undefined),
    Q: () => (may('ask-submitter') && item.by.length > 0 ? setAsking('ask') : undefined),
    P: () => (may('pass-item-on') ? setAsking('pass') : undefined),
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
      {may('ask-submitter') && item.by.length > 0 ? button(t('ask'), 'Q', keys.q, () => setAsking('ask')) : null}
      {may('pass-item-on') ? button(t('passOn'), 'P', keys.p, () => setAsking('pass')) : null}
      {may('pass-item-on') ? (
        <Button size="small" onClick={() => setAsking('admin')}>
          {t('toAdmin')}
        </Button>
      ) : null}
      <Dialogs item={item} asking={asking} onClose={() => setAsking(undefined)} />
    </>
  );
}

function Dialogs({ item, asking, onClose }: { item: QueueItem; asking: Asking; onClose: () => void }) {
  const { t } = useTranslation('queue');
  const acts = useQueueActs(item);
  const { name } = item.subject;
  const to = asking === 'admin' ? ('admin' as const) : ('moderator' as const);
  return (
    <>
      <ReasonDialog
        title={t('takeTitle', { name })}
        opened={asking === 'take'}
        act={t('takeOver')}
        options={takeOverReasons.map((value) => ({ value, text: t(`take.${value}`) }))}
        help={t('staffReads')}
        submit={acts.claim}
        onClose={onClose}
      />
      <SayDialog
        title={t('askTitle', { name })}
        opened={asking === 'ask'}
        label={t('question')}
        act={t('ask')}
        help={t('senderReads')}
        submit={acts.ask}
        onClose={onClose}
      />
      <SayDialog
        title={t('passTitle', { name })}
        opened={asking === 'pass' || asking === 'admin'}
        label={t('note')}
        act={asking === 'admin' ? t('toAdmin') : t('passOn')}
        help={t('staffReads')}
        optional
        submit={(text) => acts.passOn(to, text)}
        onClose={onClose}
      />
    </>
  );
}
