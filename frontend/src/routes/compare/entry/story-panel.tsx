import { useTranslation } from 'react-i18next';
import { CellStory } from '../../../features/cell-story/cell-story.tsx';
import type { CellStoryProps } from '../../../features/cell-story/cell-story.tsx';
import { useTrackWords } from '../../../lib/i18n/use-track-words.ts';
import { Beside } from '../../../ui/dialog/beside.tsx';
import { Sheet } from '../../../ui/dialog/lazy-sheet.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

type StoryPanelProps = CellStoryProps & { anchor: () => HTMLElement | null; carName: string };

export function StoryPanel({ anchor, carName, ...story }: StoryPanelProps) {
  const { t } = useTranslation('story');
  const { name } = useTrackWords();
  const { cell, onClose } = story;
  const phone = useIsPhone();
  const label = t('label', { car: carName, track: name(cell.trackCode) });
  if (phone) {
    return (
      <Sheet label={label} opened onClose={onClose}>
        <CellStory {...story} />
      </Sheet>
    );
  }
  return (
    <Beside anchor={anchor} label={label} onClose={onClose}>
      <CellStory {...story} />
    </Beside>
  );
}
