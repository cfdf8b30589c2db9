import { useTranslation } from 'react-i18next';
import { figureNames } from '../../features/car/figures.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import styles from './cheat-sheet.module.css';

export function StatGlossary() {
  const { t } = useTranslation(['cheatsheet', 'car']);
  return (
    <ToolPanel title={t('cheatsheet:words')}>
      <dl className={styles['words']}>
        {figureNames.map((name) => (
          <div key={name}>
            <dt>{t(`car:figures.${name}.name`)}</dt>
            <dd>{t(`car:figures.${name}.means`)}</dd>
          </div>
        ))}
      </dl>
    </ToolPanel>
  );
}
