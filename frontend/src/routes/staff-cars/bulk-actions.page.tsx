import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import type { CarsById } from '../../features/history/history-values.ts';
import { itemName } from '../../features/history/item-labels.ts';
import { useHistoryLabels } from '../../features/history/use-history-labels.ts';
import { BulkActionCard } from '../../features/bulk-actions/bulk-action-card.tsx';
import { BulkActionForm } from '../../features/bulk-actions/bulk-action-form.tsx';
import type { BulkActionLabels } from '../../features/bulk-actions/bulk-action-labels.ts';
import { useBulkActions } from '../../features/bulk-actions/use-bulk-actions.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { More } from '../../ui/list/more.tsx';
import styles from '../../features/bulk-actions/bulk-actions.module.css';
import { StaffPage } from './staff-page.tsx';

const FIRST = { name: '' };

/** Bulk actions of staff; opened with a name it asks for an action about that user. */
export function BulkActionsPage() {
  const { t } = useTranslation('sweeps');
  const session = useSession();
  const [{ name }, set] = useAddressFields(FIRST);
  const [started, setStarted] = useState(false);
  const words = useSweepWords();
  const close = () => {
    setStarted(false);
    set(FIRST);
  };
  const opened = started || name !== '';
  return (
    <StaffPage
      subtitle={t('about')}
      actions={
        <Button variant="main" onClick={() => setStarted(true)}>
          {t('start')}
        </Button>
      }
    >
      <SweepList words={words} />
      <Dialog title={t('start')} opened={opened} onClose={close} width={560}>
        {opened ? (
          <BulkActionForm
            words={words}
            name={name}
            isAdmin={session.status === 'signed-in' && session.admin}
            onDone={close}
          />
        ) : null}
      </Dialog>
    </StaffPage>
  );
}

function SweepList({ words }: { words: BulkActionLabels }) {
  const { t } = useTranslation('sweeps');
  const list = useBulkActions();
  return (
    <QueryBoundary
      of={list}
      skeleton={<Skeleton rows={4} rowHeight={120} />}
      empty={{ when: (items) => items.length === 0, show: <Empty title={t('none')} text={t('noneHelp')} /> }}
    >
      {(items) => (
        <>
          <ul className={styles['list']} aria-label={t('title')}>
            {items.map((sweep) => (
              <BulkActionCard key={sweep.id} sweep={sweep} words={words} />
            ))}
          </ul>
          <More list={list} />
        </>
      )}
    </QueryBoundary>
  );
}

function useSweepWords(): BulkActionLabels {
  const { cars: all } = useCatalogue();
  const cars = useMemo<CarsById>(() => new Map(all.map((car) => [car.id, car])), [all]);
  const words = useHistoryLabels(undefined, cars);
  return {
    person: words.person,
    when: words.when,
    item: (of) => `${itemName(of, null, words, cars)} · ${words.act(of.act)}`,
    status: (status) => words.t(`statuses.${status}`),
  };
}
