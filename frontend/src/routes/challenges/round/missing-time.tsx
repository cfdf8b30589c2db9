import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLapTime } from '#racing';
import { MyEvidence } from '../../../features/cell-history/my-evidence.tsx';
import { useSending } from '../../../features/submit-lap-time/use-sending.ts';
import { useAction } from '../../../lib/form/use-action.ts';
import { useUnsaved } from '../../../lib/navigation/unsaved.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from './round.module.css';
import type { RaceCell } from './use-opponents.ts';

/** Example of a typed time, the same in every language. */
const TIME_EXAMPLE = '1:02.34';

type MissingTimeProps = { cell: RaceCell; known: boolean };

export function MissingTime({ cell, known }: MissingTimeProps) {
  const [given, setGiven] = useState(false);
  return (
    <>
      {known ? null : <GiveTime cell={cell} onGiven={() => setGiven(true)} />}
      {given ? <MyEvidence cell={cell} /> : null}
    </>
  );
}

function GiveTime({ cell, onGiven }: { cell: RaceCell; onGiven: () => void }) {
  const { t } = useTranslation(['rounds', 'problems']);
  const { send } = useSending();
  const [text, setText] = useState('');
  const [tried, setTried] = useState('');
  const parsed = parseLapTime(text, cell.trackCode);
  const fault = !parsed.ok && tried === text && text !== '' ? t(`problems:${parsed.code}`) : undefined;
  const [wasSent, setWasSent] = useState(false);
  useUnsaved(text !== '' && !wasSent);
  const save = useAction(async () => {
    setTried(text);
    if (!parsed.ok || !(await send(cell, text))) return;
    setWasSent(true);
    onGiven();
  });
  return (
    <form
      className={styles['giveTime']}
      onSubmit={(event) => {
        event.preventDefault();
        save.run();
      }}
    >
      <Field
        label={t('rounds:noTimeYet')}
        value={text}
        placeholder={TIME_EXAMPLE}
        onChange={(event) => setText(event.target.value)}
        error={fault}
      />
      <Button size="small" busy={save.busy} onClick={() => save.run()}>
        {t('rounds:giveTime')}
      </Button>
    </form>
  );
}
