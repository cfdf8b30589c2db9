import { useTranslation } from 'react-i18next';
import { CellHistory } from '../../../features/cell-history/cell-history.tsx';
import type { CellHistoryProps } from '../../../features/cell-history/cell-history.tsx';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { Popover } from '../../../ui/dialog/popover.tsx';
import { Sheet } from '../../../ui/dialog/lazy-sheet.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

type StoryPanelProps = CellHistoryProps & { anchor: () => HTMLElement | null; carName: string };

export function CellHistoryPanel({ anchor, carName, ...story }: StoryPanelProps) {
  const { t } = useTranslation('story');
  const { name } = useTrackLabels();
  const { cell, onClose } = story;
  const phone = useIsPhone();
  const label = t('label', { car: carName, track: name(cell.trackCode) });
  if (phone) {
    return (
      <Sheet label={label} opened onClose={onClose}>
        <CellHistory {...story} />
      </Sheet>
    );
  }
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <CellHistory {...story} />
    </Popover>
  );
}
