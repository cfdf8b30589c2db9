import { useTranslation } from 'react-i18next';
import { ToolPanel, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { PointsPanel } from './points-panel.tsx';
import { useMeasured } from './use-measured.ts';

/** Estimates a car's acceleration from a few measured points. The address holds the points. */
export function AccelMakerPage() {
  const { t } = useTranslation('accel');
  const measured = useMeasured();
  return (
    <ToolPage name="AccelMaker" linked>
      <ToolSides>
        <PointsPanel measured={measured} />
        <EstimatePanel measured={measured} />
        <ToolPanel title={t('how.title')}>
          <p>{t('how.model')}</p>
          <p>{t('how.mra')}</p>
        </ToolPanel>
      </ToolSides>
    </ToolPage>
  );
}
