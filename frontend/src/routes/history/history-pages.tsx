import { useParams } from 'react-router-dom';
import { HistoryLogPage } from './history-log.page.tsx';
import { HistoryPage } from './history.page.tsx';

/** The history of the item that the address names, or of the site: one page name in the first load. */
export function HistoryPages() {
  return useParams()['itemId'] === undefined ? <HistoryLogPage /> : <HistoryPage />;
}
