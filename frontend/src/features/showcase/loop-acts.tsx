import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loopFaults } from '#contracts';
import type { CarLoop } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useLoopActs } from './use-loop-acts.ts';

/** The actions on an animated card that the server allows the user. */
export function LoopActs({ loop }: { loop: CarLoop }) {
  const { t } = useTranslation('showcase');
  const acts = useLoopActs(loop);
  const { busy, run } = useAct((act: () => Promise<void>) => act());
  const name = loop.car?.name ?? loop.carId;
  const may = (act: CarLoop['allowed'][number]) => loop.allowed.includes(act);
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
            <Button size="small" look="ghost" aria-label={`${t('report')}: ${name}`}>
              {t('report')}
            </Button>
          }
          entries={loopFaults.map((fault) => ({
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

type TakeDownProps = { loop: CarLoop; name: string; decline: ReturnType<typeof useLoopActs>['decline'] };

function TakeDown({ loop, name, decline }: TakeDownProps) {
  const { t } = useTranslation('showcase');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`${t('takeDown')}: ${name}`} onClick={() => setAsking(true)}>
        {t('takeDown')}
      </Button>
      <DecisionDialog
        of={loop}
        // A file itself never changes: only its attributes do.
        reads={() => null}
        title={t('takeDownTitle', { name })}
        opened={asking}
        act={t('takeDown')}
        look="danger"
        options={loopFaults.map((value) => ({ value, text: t(`reason.${value}`) }))}
        help={t('takeDownHelp')}
        submit={decline}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
