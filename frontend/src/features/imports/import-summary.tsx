import { useTranslation } from 'react-i18next';
import type { CatalogueImport } from '#contracts';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import styles from './imports.module.css';
import { useImportLabels } from './use-import-labels.ts';

const counts = ['added', 'changed', 'unchanged', 'retired', 'refused'] as const;

export function ImportSummary({ one }: { one: CatalogueImport }) {
  const { t, i18n } = useTranslation('imports');
  const { nameOf, when } = useImportLabels();
  const { undone, status } = one;
  const facts = undone && { name: nameOf(undone.by), when: when(undone.at), cars: undone.cars, kept: undone.kept };
  return (
    <>
      {facts ? (
        <p className={styles['notice']} role="status">
          {t(status === 'rolling-back' ? 'undoingNow' : 'undoneBy', facts)}
        </p>
      ) : null}
      <StatTiles
        label={t('counts')}
        stats={counts
          .filter((name) => name !== 'retired' || one.retired > 0)
          .map((name) => ({ label: t(`count.${name}`), value: one[name].toLocaleString(i18n.language) }))}
      />
    </>
  );
}
