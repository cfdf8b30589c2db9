import { startTransition, Suspense, useState } from 'react';
import { usePageKeys, useShortcuts } from '../../lib/keys/page-keys.ts';
import { typeAhead } from '../../lib/keys/typed-ahead.ts';
import { stopFinding, requestedSearch } from '../../lib/navigation/find-anything.ts';
import { useStore } from '../../lib/store.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { SearchIcon } from '../../ui/icons.ts';
import { Key } from '../../ui/key.tsx';
import { useOnAnotherPage } from '../shell/use-on-another-page.ts';
import { useTranslation } from 'react-i18next';
import styles from './find-button.module.css';

const FindDialog = lazyComponent(async () => (await import('./find-dialog.tsx')).FindDialog);

/** Text typed before the dialog has the focus goes into its field. */
function findAnything(): void {
  typeAhead((typed) => requestedSearch.set(typed));
  // In slices: the button responds to the touch before the dialog is rendered.
  startTransition(() => requestedSearch.set(''));
}

export function FindLayer({ blocked }: { blocked: boolean }) {
  const { t } = useTranslation('shell');
  const query = useStore(requestedSearch);
  const opened = query !== null;
  const [needed, setNeeded] = useState(false);
  if (opened && !needed) setNeeded(true);
  const find = () => (blocked ? undefined : findAnything());
  usePageKeys({ '/': find, 'Control+K': find });
  useOnAnotherPage(stopFinding);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('find')}
        aria-keyshortcuts={useShortcuts('/', 'Control+K')}
        aria-disabled={blocked || undefined}
        onClick={find}
      >
        <SearchIcon aria-hidden="true" />
        <span className={styles['word']} aria-hidden="true">
          {t('find')}
        </span>
        <span className={styles['word']} aria-hidden="true">
          <Key>/</Key>
        </span>
      </button>
      {needed ? (
        <Suspense fallback={null}>
          <FindDialog query={query} onQuery={requestedSearch.set} onClose={stopFinding} />
        </Suspense>
      ) : null}
    </>
  );
}
