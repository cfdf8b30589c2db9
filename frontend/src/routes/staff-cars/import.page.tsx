import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Car, ImportDetail, ImportRow } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { ImportRows } from '../../features/imports/import-rows.tsx';
import { ImportSummary } from '../../features/imports/import-summary.tsx';
import { UnfinishedTimes } from '../../features/imports/unfinished-times.tsx';
import { UndoImport } from '../../features/imports/undo-import.tsx';
import { useImportLabels } from '../../features/imports/use-import-labels.ts';
import { useImport } from '../../features/imports/use-imports.ts';
import { useRowMutations } from '../../features/imports/use-row-mutations.ts';
import { type AsShown, atPress } from '../../lib/seen-of.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { PickCar } from '../new-photos/pick-car.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { StaffPage } from './staff-page.tsx';

export function ImportPage() {
  const { t } = useTranslation('imports');
  const { importId = '' } = useParams();
  const of = useImport(importId);
  const { kindOf, nameOf, when } = useImportLabels();
  const one = of.value?.import;
  return (
    <StaffPage
      title={t('importTitle', { importId })}
      subtitle={one ? [kindOf(one), nameOf(one.by), when(one.startedAt)].join(' · ') : undefined}
      actions={
        of.value ? (
          <>
            <HistoryLink kind="import" itemId={importId} />
            <UndoImport of={of.value} />
          </>
        ) : undefined
      }
      back={{ to: pages.staffImports, label: t('title') }}
    >
      <QueryBoundary of={of} skeleton={<Skeleton rows={4} rowHeight={120} />}>
        {(detail) => (
          <>
            <UnfinishedTimes one={detail.import} />
            <ImportSummary one={detail.import} />
            <Rows key={importId} of={detail} />
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}

function Rows({ of }: { of: ImportDetail }) {
  const { t } = useTranslation('imports');
  const { cars } = useCatalogue();
  const [picking, setPicking] = useState<AsShown<ImportRow>>();
  const { choose } = useRowMutations(of.import.importId);
  const close = () => setPicking(undefined);
  const pick = (car: Car) => {
    if (picking) void choose(picking, car);
    close();
  };
  return (
    <>
      <ImportRows
        of={of}
        carOf={(carId) => cars.find(({ id }) => id === carId)}
        onPick={(row) => setPicking(atPress(row))}
      />
      <Dialog
        title={t('pickTitle', { row: picking?.row })}
        opened={picking !== undefined}
        onClose={close}
        width={560}
        fillsPhone
        scrollContainer
      >
        <SearchPlace>{picking ? <PickCar onPick={pick} onClose={close} /> : null}</SearchPlace>
      </Dialog>
    </>
  );
}
