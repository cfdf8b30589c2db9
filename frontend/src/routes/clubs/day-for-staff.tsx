import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubs } from '#contracts';
import type { ClubCalendar, ClubDayAttributes, ClubSetKind } from '#contracts';
import { useClubDayHistory } from '../../features/clubs/use-clubs.ts';
import { Steps } from '../../features/planned-events/steps.tsx';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { fullDateOf } from './day-labels.ts';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { useClubReason } from './use-club-reason.tsx';

type DayForStaffProps = { calendar: ClubCalendar; day: string };

export function DayForStaff({ calendar, day }: DayForStaffProps) {
  const { t, i18n } = useTranslation(['clubs', 'problems', 'staffcars']);
  const told = calendar.days.find((one) => one.day === day) ?? { carSets: [], trackSets: [] };
  const [chosen, setChosen] = useState<ClubDayAttributes>({ carSets: told.carSets, trackSets: told.trackSets });
  const reason = useClubReason();
  const { busy, problem, run } = useAction(async (facts: ClubDayAttributes, code?: 'undo') => {
    const body = { facts, reason: code ? { code } : reason.body };
    await sendAuthenticated(clubs.setDay, { params: { day }, body });
    setChosen(facts);
    showSnack({ kind: 'success', text: t('clubs:staff.daySaved', { day: fullDateOf(day, i18n.language) }) });
  });
  return (
    <>
      <ToolPanel title={fullDateOf(day, i18n.language)}>
        <p>{t('clubs:staff.dayHelp')}</p>
        <SetChips
          kind="cars"
          {...{ calendar }}
          chosen={chosen.carSets}
          onChange={(carSets) => setChosen({ ...chosen, carSets })}
        />
        <SetChips
          kind="tracks"
          {...{ calendar }}
          chosen={chosen.trackSets}
          onChange={(trackSets) => setChosen({ ...chosen, trackSets })}
        />
        {reason.fields}
        <ToolRow>
          <Button variant="main" busy={busy} onClick={() => run(chosen)}>
            {t('staffcars:act.save')}
          </Button>
        </ToolRow>
        {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
      </ToolPanel>
      <DayHistory {...{ calendar, day, busy }} onAgain={(facts) => run(facts, 'undo')} />
    </>
  );
}

type SetChipsProps = {
  calendar: ClubCalendar;
  kind: ClubSetKind;
  chosen: readonly string[];
  onChange: (setIds: string[]) => void;
};

/** Retired sets are offered where the day has them already. */
function SetChips({ calendar, kind, chosen, onChange }: SetChipsProps) {
  const { t } = useTranslation('clubs');
  const offered = calendar.sets.filter(
    ({ setId, status, facts }) => facts.kind === kind && (status === 'active' || chosen.includes(setId)),
  );
  return (
    <div>
      <small>{t(`kinds.${kind}`)}</small>
      <br />
      <ChipGroup
        label={t(`kinds.${kind}`)}
        options={offered.map(({ setId, facts }) => ({ value: setId, text: facts.name }))}
        chosen={chosen}
        onChange={(setIds) => onChange([...setIds])}
      />
    </div>
  );
}

type DayHistoryProps = DayForStaffProps & { busy: boolean; onAgain: (facts: ClubDayAttributes) => void };

function DayHistory({ calendar, day, busy, onAgain }: DayHistoryProps) {
  const { t } = useTranslation('clubs');
  const history = useClubDayHistory(day);
  const names = new Map(calendar.sets.map(({ setId, facts }) => [setId, facts.name]));
  return (
    <QueryBoundary of={history}>
      {({ steps }) => {
        const now = JSON.stringify(steps[0]?.facts);
        const shown = steps.map(({ facts, ...step }) => ({
          ...step,
          what:
            [...facts.carSets, ...facts.trackSets].map((id) => names.get(id) ?? id).join(' · ') || t('states.unknown'),
          again: JSON.stringify(facts) === now ? undefined : () => onAgain(facts),
        }));
        return (
          <>
            <Steps steps={shown} busy={busy} />
            {steps.length > 0 ? <HistoryLink kind="club-day" itemId={day} /> : null}
          </>
        );
      }}
    </QueryBoundary>
  );
}
