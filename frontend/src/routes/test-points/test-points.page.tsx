import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MINIMUM_POINTS } from '#racing';
import { pages } from '../../lib/paths.ts';
import { ToolPanel, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { RacePanel } from './race-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { useDuel } from './use-duel.ts';

/**
 * Points of one race, by the track's factor or, at the second address, by the user's own. Everything is in the address.
 */
export function TestPointsPage() {
  const { t } = useTranslation('testpoints');
  const own = useLocation().pathname === pages.ownFactor;
  const duel = useDuel(own);
  return (
    <ToolPage name="TestPoints" linked>
      <ToolSides>
        <RacePanel duel={duel} />
        <FactorPanel duel={duel} own={own} />
        <SeenPanel duel={duel} />
        <ToolPanel title={t('how.title')}>
          <p>{t('how.points', { minimum: MINIMUM_POINTS })}</p>
          <p>{t('how.others')}</p>
        </ToolPanel>
      </ToolSides>
    </ToolPage>
  );
}
