import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../lib/keys/page-keys.ts';
import { AddIcon, OrderCarsIcon, ShareIcon, TracksIcon, UndoIcon } from '../../ui/icons.ts';
import { openTool } from './tools/open-tool.ts';
import styles from './compare-dock.module.css';

type CompareDockProps = { onUndo: () => void; onShare: () => void; onTracks: () => void; onAddCar: () => void };

export function CompareDock({ onUndo, onShare, onTracks, onAddCar }: CompareDockProps) {
  const { t } = useTranslation(['compare', 'common']);
  const commands = [
    { label: t('dock.car'), Icon: AddIcon, run: onAddCar, keys: useShortcuts('A') },
    { label: t('tracks'), Icon: TracksIcon, run: onTracks, keys: useShortcuts('K') },
    { label: t('order'), Icon: OrderCarsIcon, run: () => openTool({ tool: 'arrange' }) },
    { label: t('common:undo'), Icon: UndoIcon, run: onUndo },
    { label: t('share'), Icon: ShareIcon, run: onShare },
  ];
  return (
    <div className={styles['dock']} role="toolbar" aria-label={t('toolbar')}>
      {commands.map(({ label, Icon, run, keys }) => (
        <button key={label} type="button" aria-keyshortcuts={keys} onClick={run}>
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}
