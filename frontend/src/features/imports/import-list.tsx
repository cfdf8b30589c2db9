import { useTranslation } from 'react-i18next';
import type { CatalogueImport } from '#contracts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import styles from './imports.module.css';
import { ImportState } from './import-state.tsx';
import { useImportLabels } from './use-import-labels.ts';
import { useImports } from './use-imports.ts';

export function ImportList({ onOpen }: { onOpen: (one: CatalogueImport) => void }) {
  const { t } = useTranslation('imports');
  return (
    <ListPage
      label={t('title')}
      list={useImports()}
      address={useListAddress()}
      columns={useColumns()}
      card={cardOf}
      keyOf={({ importId }) => importId}
      nameOf={({ importId }) => importId}
      onOpen={onOpen}
      empty={<Empty title={t('none')} text={t('noneHelp')} />}
    />
  );
}

const cardOf = (one: CatalogueImport) => <ImportCard one={one} />;

function useColumns(): readonly Column<CatalogueImport>[] {
  const { t } = useTranslation('imports');
  const { kindOf, nameOf, when } = useImportLabels();
  return [
    { key: 'id', head: t('number'), cell: ({ importId }) => <b className={styles['number']}>{importId}</b> },
    { key: 'kind', head: t('what'), cell: kindOf },
    { key: 'by', head: t('by'), cell: ({ by }) => nameOf(by) },
    { key: 'at', head: t('at'), cell: ({ startedAt }) => when(startedAt) },
    { key: 'added', head: t('count.added'), figures: true, cell: ({ added }) => added },
    { key: 'changed', head: t('count.changed'), figures: true, cell: ({ changed }) => changed },
    { key: 'unchanged', head: t('count.unchanged'), figures: true, cell: ({ unchanged }) => unchanged },
    { key: 'refused', head: t('count.refused'), figures: true, cell: ({ refused }) => refused },
    { key: 'open', head: t('count.open'), figures: true, cell: ({ openRows }) => openRows },
    { key: 'state', head: t('state'), cell: (one) => <ImportState one={one} /> },
  ];
}

function ImportCard({ one }: { one: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const { kindOf, nameOf, when } = useImportLabels();
  const { importId, by, startedAt, openRows } = one;
  return (
    <span className={styles['importCard']}>
      <b className={styles['number']}>{importId}</b>
      <ImportState one={one} />
      <small>
        {kindOf(one)} · {nameOf(by)} · {when(startedAt)}
        {openRows > 0 ? ` · ${t('waiting', { n: openRows })}` : null}
      </small>
    </span>
  );
}
