import { useTranslation } from 'react-i18next';
import type { SiteTextLine } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import styles from './translations.module.css';

type TextListProps = {
  list: PagedList<SiteTextLine>;
  items: readonly SiteTextLine[];
  chosen: string;
  onChoose: (key: string) => void;
};

const ROW_PX = 58;

export function SiteTextList({ list, items, chosen, onChoose }: TextListProps) {
  const { t } = useTranslation('translate');
  return (
    <div className={styles['list']}>
      <VirtualList items={items} keyField="key" rowHeight={ROW_PX} label={t('texts')} pages={list}>
        {(line) => (
          <button
            type="button"
            className={styles['line']}
            aria-current={line.key === chosen || undefined}
            onClick={() => onChoose(line.key)}
          >
            <b lang="en">{line.english}</b>
            <StateTag of={line} />
            <code>{line.key}</code>
          </button>
        )}
      </VirtualList>
    </div>
  );
}

export function StateTag({ of }: { of: Pick<SiteTextLine, 'state' | 'waiting'> }) {
  const { t } = useTranslation('translate');
  if (of.state === 'live' && of.waiting > 0)
    return <span className={styles['tag']} data-state="waiting">{`${t('show.waiting')} ${of.waiting}`}</span>;
  return (
    <span className={styles['tag']} data-state={of.state}>
      {t(`state.${of.state}`)}
    </span>
  );
}
