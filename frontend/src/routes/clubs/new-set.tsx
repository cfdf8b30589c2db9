import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubs } from '#contracts';
import type { ClubSet, ClubSetAttributes, ClubSetKind } from '#contracts';
import { clubSetIdOf } from '#racing';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { SetFields } from './set-fields.tsx';

const emptyOf = (kind: ClubSetKind): ClubSetAttributes => ({
  kind,
  name: '',
  requirements: kind === 'cars' ? [{ name: '', criteria: '', atLeast: 5 }] : [],
  tracksets: kind === 'tracks' ? [[]] : [],
  hints: [],
});

type NewSetProps = { kind: ClubSetKind; sets: readonly ClubSet[]; onDone: () => void };

/** Form for a new set; its id in links follows from its name, unless the user types another. */
export function NewSet({ kind, sets, onDone }: NewSetProps) {
  const { t } = useTranslation(['clubs', 'problems', 'staffcars', 'events']);
  const [facts, setFacts] = useState(() => emptyOf(kind));
  const [typed, setTyped] = useState<string>();
  const setId = typed ?? clubSetIdOf(facts.name);
  const isTaken = sets.some((set) => set.setId === setId);
  const { busy, problem, run } = useAction(async () => {
    await sendAuthenticated(clubs.makeSet, { body: { setId, facts } });
    showSnack({ kind: 'success', text: t('clubs:staff.setMade', { name: facts.name }) });
    onDone();
  });
  return (
    <ToolPanel title={t(`clubs:staff.new.${kind}`)}>
      <SetFields facts={facts} onChange={setFacts} />
      <Field
        label={t('clubs:staff.inLinks')}
        value={setId}
        error={isTaken ? t('problems:club-set-exists') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ToolRow>
        <Button variant="main" busy={busy} disabled={setId === '' || isTaken} onClick={() => run()}>
          {t('staffcars:act.save')}
        </Button>
        <Button onClick={onDone}>{t('events:staff.done')}</Button>
      </ToolRow>
      {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
    </ToolPanel>
  );
}
