import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../../lib/use-media.ts';
import { pages } from '../../lib/paths.ts';
import { ComparePage } from '../compare/compare.page.tsx';
import styles from './main-screen.module.css';
import { NewsPlace } from './news-place.tsx';
import type { NewsForm } from './news-form.ts';

/** The width that the news take next to the grid leaves five cars there. */
const ROOM_BESIDE = '(min-width: 1200px) and (min-height: 501px)';
const LOW = '(max-height: 500px) and (orientation: landscape)';

function useNewsForm(): NewsForm {
  const beside = useMedia(ROOM_BESIDE);
  const low = useMedia(LOW);
  return beside ? 'column' : low ? 'rail' : 'strip';
}

/**
 * The main screen: the grid, which is preserved between `/` and `/compare`, and on `/` the news: next to it, on phones
 * before it. Their place is reserved from the start, so that nothing jumps.
 */
export function MainScreen() {
  const isHome = useLocation().pathname === pages.records;
  const form = useNewsForm();
  const [settled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  const news = (here: boolean) => (isHome && here ? <NewsPlace form={form} mayCome={settled} /> : null);
  return (
    <div className={styles['screen']} data-news={isHome ? form : undefined}>
      {news(form === 'strip')}
      <div className={styles['grid']}>
        <ComparePage onSettled={settle} />
      </div>
      {news(form !== 'strip')}
    </div>
  );
}
