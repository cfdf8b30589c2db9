import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubs } from '#contracts';
import type { ClubSetAttributes, ClubSetForStaff, MoveClubSet } from '#contracts';
import { useClubSetForStaff } from '../../features/clubs/use-clubs.ts';
import { Steps } from '../../features/planned-events/steps.tsx';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { SetFields } from './set-fields.tsx';
import { useClubReason } from './use-club-reason.tsx';

export function EditSet({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('events');
  const told = useClubSetForStaff(id);
  return (
    <>
      <ToolRow>
        <Button onClick={onDone}>{t('staff.done')}</Button>
      </ToolRow>
      <QueryBoundary of={told}>{(set) => <Told key={set.steps[0]?.at ?? ''} of={set} />}</QueryBoundary>
    </>
  );
}

const moves = ['retire-club-set', 'put-club-set-back'] as const satisfies readonly MoveClubSet['act'][];

function Told({ of: { set, allowed, steps } }: { of: ClubSetForStaff }) {
  const { t } = useTranslation(['clubs', 'problems', 'staffcars']);
  const [facts, setFacts] = useState(set.facts);
  const reason = useClubReason();
  const params = { id: set.setId };
  const { busy, problem, run } = useAction(async (told: ClubSetAttributes | MoveClubSet['act'], code?: 'undo') => {
    if (typeof told === 'string') await sendAuthenticated(clubs.moveSet, { params, body: { act: told } });
    else {
      const body = { changes: told, reason: code ? { code } : reason.body };
      await sendAuthenticated(clubs.correctSet, { params, body });
    }
    showSnack({ kind: 'success', text: t('clubs:staff.setSaved', { name: set.facts.name }) });
  });
  const mayCorrect = allowed.includes('correct-club-set');
  const now = JSON.stringify(set.facts);
  const shown = steps.map(({ facts: its, what, ...step }) => ({
    ...step,
    what: `${t(`clubs:steps.${what}`)}: ${its.name}`,
    again: mayCorrect && JSON.stringify(its) !== now ? () => run(its, 'undo') : undefined,
  }));
  return (
    <>
      <ToolPanel title={set.facts.name}>
        {mayCorrect ? (
          <>
            <SetFields facts={facts} onChange={setFacts} />
            {reason.fields}
          </>
        ) : null}
        <ToolRow>
          {mayCorrect ? (
            <Button variant="main" busy={busy} onClick={() => run(facts)}>
              {t('staffcars:act.save')}
            </Button>
          ) : null}
          {moves
            .filter((act) => allowed.includes(act))
            .map((act) => (
              <Button
                key={act}
                busy={busy}
                variant={act === 'retire-club-set' ? 'danger' : 'plain'}
                onClick={() => run(act)}
              >
                {t(`clubs:moves.${act}`)}
              </Button>
            ))}
        </ToolRow>
        {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
      </ToolPanel>
      <Steps steps={shown} busy={busy} />
    </>
  );
}
