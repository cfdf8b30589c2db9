import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isTestBowl, MINIMUM_POINTS } from '#racing';
import type { SuggestedFactor } from '#racing';
import { pages } from '../../lib/paths.ts';
import { Field } from '../../ui/field/field.tsx';
import { ToolFigures, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import type { Duel } from './use-duel.ts';

/** Points shown by the game determine the factor of the track. */
export function SeenPanel({ duel }: { duel: Duel }) {
  const { t } = useTranslation('testpoints');
  const { typed, set, suggested, track, mine, theirs } = duel;
  if (isTestBowl(track)) return null;
  const fault = suggested?.ok === false ? t(`faults.${suggested.code}`, { minimum: MINIMUM_POINTS }) : undefined;
  return (
    <ToolPanel title={t('seen.title')}>
      <p>{t('seen.text')}</p>
      <Field
        label={t('seen.label')}
        inputMode="text"
        autoComplete="off"
        value={typed.seen}
        error={fault}
        help={t(mine.ok && theirs.ok ? 'seen.help' : 'wait')}
        onChange={({ target }) => set({ seen: target.value })}
      />
      {suggested?.ok ? <Suggested of={suggested.value} duel={duel} /> : null}
    </ToolPanel>
  );
}

function Suggested({ of, duel }: { of: SuggestedFactor; duel: Duel }) {
  const { t } = useTranslation('testpoints');
  const { factor, low, high, likely, inUse, agrees } = of;
  const wanted = likely[0] ?? factor;
  const { track, mine, theirs } = duel.typed;
  const search = new URLSearchParams({ track, mine, theirs, factor: String(wanted) }).toString();
  const range = t('seen.range', { low: Math.ceil(low), high: Math.floor(high) });
  return (
    <div role="status">
      <ToolFigures figures={[{ label: t('seen.factor'), value: factor, note: range }]} />
      <p>{t(agrees ? 'seen.agrees' : 'seen.differs', { factor: inUse })}</p>
      {likely.length > 0 ? <p>{t('seen.likely', { factors: likely.join(', ') })}</p> : null}
      {agrees ? null : (
        <p>
          <Link to={{ pathname: pages.ownFactor, search }}>{t('seen.try', { factor: wanted })}</Link>
        </p>
      )}
    </div>
  );
}
