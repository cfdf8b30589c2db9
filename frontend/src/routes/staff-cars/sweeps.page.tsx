import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import type { CarsById } from '../../features/history/history-values.ts';
import { itemName } from '../../features/history/item-words.ts';
import { useHistoryWords } from '../../features/history/use-history-words.ts';
import { SweepCard } from '../../features/sweeps/sweep-card.tsx';
import { SweepForm } from '../../features/sweeps/sweep-form.tsx';
import type { SweepWords } from '../../features/sweeps/sweep-words.ts';
import { useSweeps } from '../../features/sweeps/use-sweeps.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { More } from '../../ui/list/more.tsx';
import styles from '../../features/sweeps/sweeps.module.css';
import { StaffPage } from './staff-page.tsx';

const FIRST = { name: '' };

/** Bulk actions of staff; opened with a name it asks for an action about that user. */
export function SweepsPage() {
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
        <Button look="main" onClick={() => setStarted(true)}>
          {t('start')}
        </Button>
      }
    >
      <SweepList words={words} />
      <Dialog title={t('start')} opened={opened} onClose={close} width={560}>
        {opened ? (
          <SweepForm
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

function SweepList({ words }: { words: SweepWords }) {
  const { t } = useTranslation('sweeps');
  const list = useSweeps();
  return (
    <Asked
      of={list}
      skeleton={<Skeleton rows={4} rowHeight={120} />}
      empty={{ when: (items) => items.length === 0, show: <Empty title={t('none')} text={t('noneHelp')} /> }}
    >
      {(items) => (
        <>
          <ul className={styles['list']} aria-label={t('title')}>
            {items.map((sweep) => (
              <SweepCard key={sweep.id} sweep={sweep} words={words} />
            ))}
          </ul>
          <More list={list} />
        </>
      )}
    </Asked>
  );
}

function useSweepWords(): SweepWords {
  const { cars: all } = useCatalogue();
  const cars = useMemo<CarsById>(() => new Map(all.map((car) => [car.id, car])), [all]);
  const words = useHistoryWords(undefined, cars);
  return {
    person: words.person,
    when: words.when,
    item: (of) => `${itemName(of, null, words, cars)} · ${words.act(of.act)}`,
    status: (status) => words.t(`statuses.${status}`),
  };
}
