import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTestBowl, MINIMUM_POINTS } from '#racing';
import type { ParsedLapTime } from '#racing';
import { asTypedProblem, useProblemLabels } from '../../features/submit-lap-time/use-problem-labels.ts';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { Labelled } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PointsBadge, pointsText } from '../../ui/time/points.tsx';
import { ToolFields, ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import type { Duel } from './use-duel.ts';

/** Input of track and two times, output of points. Another track starts with empty times. */
export function RacePanel({ duel }: { duel: Duel }) {
  const { t } = useTranslation('testpoints');
  const { typed, set, track } = duel;
  const first = useRef<HTMLInputElement>(null);
  const seen = useRef(track);
  useEffect(() => {
    if (seen.current !== track) first.current?.focus();
    seen.current = track;
  }, [track]);
  const wrong = useWrong(track);
  const unit = isTestBowl(track) ? 'Speed' : 'Time';
  return (
    <ToolPanel title={t('race')}>
      <Labelled label={t('track')}>
        <ToolRow>
          <TrackPick track={track} onPick={(code) => set({ track: code, mine: '', theirs: '', seen: '' })} />
        </ToolRow>
      </Labelled>
      <ToolFields>
        <Field
          ref={first}
          label={t(`mine${unit}`)}
          autoComplete="off"
          value={typed.mine}
          error={wrong(duel.mine)}
          onChange={({ target }) => set({ mine: target.value })}
        />
        <Field
          label={t(`theirs${unit}`)}
          autoComplete="off"
          value={typed.theirs}
          error={wrong(duel.theirs)}
          onChange={({ target }) => set({ theirs: target.value })}
        />
      </ToolFields>
      <Result duel={duel} />
    </ToolPanel>
  );
}

/** An empty field is not wrong yet. */
function useWrong(track: string) {
  const words = useProblemLabels();
  return (parsed: ParsedLapTime) =>
    parsed.ok || parsed.code === 'lap-time-empty' ? undefined : words(asTypedProblem(parsed.code), track);
}

function Result({ duel: { result, track } }: { duel: Duel }) {
  const { t } = useTranslation('testpoints');
  if (!result) return <p role="status">{t('wait')}</p>;
  const { points, bare } = result;
  const raised = points.points !== bare.points;
  return (
    <div role="status">
      <ToolRow>
        <b>{t('result')}</b>
        <PointsBadge {...points} />
      </ToolRow>
      {points.points === 0 ? <p>{t('draw')}</p> : null}
      {points.uncertain ? <p>{t(isTestBowl(track) ? 'curve' : 'near')}</p> : null}
      {raised ? <p>{t('raised', { points: pointsText(bare.points), minimum: MINIMUM_POINTS })}</p> : null}
    </div>
  );
}
