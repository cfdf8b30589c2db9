import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { animatedCardFaults } from '#contracts';
import type { AnimatedCard } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useAnimatedCardMutations } from './use-animated-card-mutations.ts';

/** The actions on an animated card that the server allows the user. */
export function AnimatedCardActions({ loop }: { loop: AnimatedCard }) {
  const { t } = useTranslation('showcase');
  const acts = useAnimatedCardMutations(loop);
  const { busy, run } = useAction((act: () => Promise<void>) => act());
  const name = loop.car?.name ?? loop.carId;
  const may = (act: AnimatedCard['allowed'][number]) => loop.allowed.includes(act);
  const button = (text: string, act: () => Promise<void>) => (
    <Button size="small" busy={busy} aria-label={`${text}: ${name}`} onClick={() => run(act)}>
      {text}
    </Button>
  );
  return (
    <>
      {may('decline-car-loop') ? <TakeDown loop={loop} name={name} decline={acts.decline} /> : null}
      {may('report-car-loop') ? (
        <Menu
          trigger={
            <Button size="small" variant="ghost" aria-label={`${t('report')}: ${name}`}>
              {t('report')}
            </Button>
          }
          entries={animatedCardFaults.map((fault) => ({
            key: fault,
            text: t(`reason.${fault}`),
            run: () => void acts.report(fault),
          }))}
        />
      ) : null}
      {may('withdraw-car-loop') ? button(t('withdraw'), acts.withdraw) : null}
      {may('send-car-loop-again') ? button(t('again'), acts.sendAgain) : null}
      {loop.allowed.length > 0 ? (
        <HistoryLink small kind="car-loop" itemId={`${loop.carId}|${loop.loopId}`} name={name} />
      ) : null}
    </>
  );
}

type TakeDownProps = {
  loop: AnimatedCard;
  name: string;
  decline: ReturnType<typeof useAnimatedCardMutations>['decline'];
};

function TakeDown({ loop, name, decline }: TakeDownProps) {
  const { t } = useTranslation('showcase');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`${t('takeDown')}: ${name}`} onClick={() => setOpen(true)}>
        {t('takeDown')}
      </Button>
      <DecisionDialog
        of={loop}
        // A file itself never changes: only its attributes do.
        reads={() => null}
        title={t('takeDownTitle', { name })}
        opened={open}
        act={t('takeDown')}
        variant="danger"
        options={animatedCardFaults.map((value) => ({ value, text: t(`reason.${value}`) }))}
        help={t('takeDownHelp')}
        submit={decline}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
