import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.ts';
import { pages } from '../../lib/paths.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './account.module.css';

type AccountPageProps = {
  title: string;
  other: string;
  children: (acts: { onDone: () => void; onOther: () => void }) => ReactNode;
};

/** Where one came from, kept while going from one form to the other. */
function useReturn(): { back: string; state: unknown } {
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : pages.records;
  return { back: from.startsWith('/') ? from : pages.records, state };
}

/** A form on a page of its own; afterwards one is back where one came from. */
export function AccountPage({ title, other, children }: AccountPageProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { back, state } = useReturn();
  useEffect(() => {
    if (session.status === 'signed-in') void navigate(back, { replace: true });
  }, [session.status, back, navigate]);
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <Mark width={40} />
        <h1>{title}</h1>
        {children({
          onDone: () => void navigate(back, { replace: true }),
          onOther: () => void navigate(other, { state, replace: true }),
        })}
      </section>
    </div>
  );
}
