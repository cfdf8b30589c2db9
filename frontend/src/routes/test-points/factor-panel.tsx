import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isTestBowl } from '#racing';
import { pages } from '../../lib/paths.ts';
import { Field } from '../../ui/field/field.tsx';
import { ToolFigures, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { FACTOR_MAX } from './use-duel.ts';
import type { Duel } from './use-duel.ts';

export function FactorPanel({ duel, own }: { duel: Duel; own: boolean }) {
  const { t } = useTranslation('testpoints');
  const { search } = useLocation();
  const { typed, set, inUse, factor, track } = duel;
  if (isTestBowl(track))
    return (
      <ToolPanel title={t('factor.title')}>
        <p>{t('factor.bowl')}</p>
      </ToolPanel>
    );
  return (
    <ToolPanel title={t('factor.title')}>
      <ToolFigures figures={[{ label: t('factor.inUse'), value: inUse }]} />
      <p>{t('factor.help')}</p>
      {own ? (
        <>
          <Field
            label={t('factor.own')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={String(inUse)}
            value={typed.factor}
            error={factor === undefined ? t('factor.wrong', { most: FACTOR_MAX }) : undefined}
            help={t('factor.kept')}
            onChange={({ target }) => set({ factor: target.value })}
          />
          <Link to={{ pathname: pages.testPoints, search: without(search, 'factor') }}>{t('factor.back')}</Link>
        </>
      ) : (
        <Link to={{ pathname: pages.ownFactor, search }}>{t('factor.toOwn')}</Link>
      )}
    </ToolPanel>
  );
}

function without(search: string, name: string): string {
  const left = new URLSearchParams(search);
  left.delete(name);
  return left.toString();
}
