import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { PrintIcon } from '../../ui/icons.ts';
import { ToolRow, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import styles from './cheat-sheet.module.css';
import { ClubRewards } from './club-rewards.tsx';
import { CostPanel } from './cost-panel.tsx';
import { StatGlossary } from './stat-glossary.tsx';
import { GripPanel } from './grip-panel.tsx';
import { MraPanel } from './mra-panel.tsx';
import { PackTable } from './pack-table.tsx';
import { PriceTables } from './price-tables.tsx';
import { AbbreviationGlossary } from './abbreviation-glossary.tsx';
import { SpecialTracks } from './special-tracks.tsx';

export function CheatSheetPage() {
  const { t } = useTranslation('cheatsheet');
  return (
    <ToolPage name="CheatSheet" linked next={['Packs', 'TestPoints', 'AccelMaker']}>
      <div className={styles['page']}>
        <div className={styles['print']}>
          <ToolRow>
            <Button icon={<PrintIcon aria-hidden="true" />} onClick={() => print()}>
              {t('print')}
            </Button>
          </ToolRow>
        </div>
        <ToolSides>
          <GripPanel />
          <CostPanel />
          <PriceTables />
          <PackTable />
          <ClubRewards />
          <MraPanel />
          <SpecialTracks />
        </ToolSides>
        <StatGlossary />
        <AbbreviationGlossary />
      </div>
    </ToolPage>
  );
}
