import { useTranslation } from 'react-i18next';
import type { Car, ImportDetail, ImportRow } from '#contracts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './imports.module.css';
import { OpenRow } from './open-row.tsx';
import { RefusedLines } from './refused-lines.tsx';
import { ResolvedRow } from './resolved-row.tsx';
import { type RowKind, rowKinds, useImportRows } from './use-imports.ts';

type ImportRowsProps = {
  of: ImportDetail;
  carOf: (carId: string) => Car | undefined;
  onPick: (row: ImportRow) => void;
};

const isKind = (text: string | undefined): text is RowKind => rowKinds.some((kind) => kind === text);

export function ImportRows(props: ImportRowsProps) {
  const { t } = useTranslation('imports');
  const address = useListAddress();
  const [asked] = address.chosen('rows');
  const { openRows, settledRows, refused } = props.of.import;
  const kind = isKind(asked) ? asked : 'open';
  const counts = { open: openRows, settled: settledRows, refused };
  return (
    <section className={styles['rows']} aria-label={t('rows')}>
      <SegmentedControl
        label={t('rows')}
        value={kind}
        choices={rowKinds.map((value) => ({ value, label: `${t(`kinds.${value}`)} ${counts[value]}` }))}
        onChange={(value) => address.choose('rows', value === 'open' ? [] : [value])}
      />
      {kind === 'refused' ? <RefusedLines of={props.of} /> : <Rows key={kind} {...props} kind={kind} />}
    </section>
  );
}

function Rows({ of, carOf, onPick, kind }: ImportRowsProps & { kind: 'open' | 'settled' }) {
  const { t } = useTranslation('imports');
  const { importId } = of.import;
  const list = useImportRows(importId, kind);
  const nothing = <Empty title={t(`nothing.${kind}`)} text={t(`nothingHelp.${kind}`)} />;
  return (
    <QueryBoundary
      of={list}
      skeleton={<Skeleton rows={4} rowHeight={140} />}
      empty={{ when: (rows) => rows.length === 0, show: nothing }}
    >
      {(rows) => (
        <>
          <ul className={styles['list']}>
            {rows.map((row) =>
              kind === 'open' ? (
                <OpenRow key={row.row} {...{ importId, row, carOf, onPick }} />
              ) : (
                <ResolvedRow key={row.row} {...{ importId, row, carOf }} />
              ),
            )}
          </ul>
          {list.hasMore ? (
            <Button busy={list.loadingMore} onClick={list.more}>
              {t('moreRows')}
            </Button>
          ) : null}
        </>
      )}
    </QueryBoundary>
  );
}
