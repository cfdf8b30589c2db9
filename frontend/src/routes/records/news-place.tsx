import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import styles from './main-screen.module.css';
import type { NewsForm } from './news-form.ts';

/** A visit starts with the grid: a slow phone responds to touches there first. */
const AFTER_THE_GRID_MS = 1_500;

const News = lazyComponent(async () => (await import('./news.tsx')).News);

let haveCome = false;

/** The place of the news; they load a moment after the grid, and immediately on the way back. */
export function NewsPlace({ form, mayCome }: { form: NewsForm; mayCome: boolean }) {
  const [due, setDue] = useState(haveCome);
  useEffect(() => {
    if (due || !mayCome) return;
    const waiting = setTimeout(() => {
      haveCome = true;
      setDue(true);
    }, AFTER_THE_GRID_MS);
    return () => clearTimeout(waiting);
  }, [due, mayCome]);
  return (
    <div className={styles['place']} data-form={form}>
      <Suspense fallback={null}>{due ? <News form={form} /> : null}</Suspense>
    </div>
  );
}
