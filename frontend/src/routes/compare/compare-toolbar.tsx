import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../lib/keys/page-keys.ts';
import { pages } from '../../lib/paths.ts';
import { changeView, useGridView } from '../../lib/deck/grid-view.ts';
import { changeSettings, useSetting } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { AddIcon, HeatIcon, MedalsIcon, SavedIcon, ShareIcon, TracksIcon, UndoIcon } from '../../ui/icons.ts';
import { Key } from '../../ui/key.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './compare-toolbar.module.css';

type CompareToolbarProps = {
  title: string;
  /** The page's next step stands below, on a button of its own. */
  nextBelow: boolean;
  onUndo: () => void;
  onShare: () => void;
  onTracks: () => void;
  onAddCar: () => void;
};

/** What the cells show next to the time. A component of its own, so that a touch re-renders nothing else. */
function ShowChoice() {
  const { t } = useTranslation('compare');
  return (
    <SegmentedControl
      label={t('show.label')}
      value={useGridView().show}
      onChange={(next) => changeView({ show: next })}
      choices={[
        { value: 'points', label: t('show.points') },
        { value: 'times', label: t('show.times') },
        { value: 'gaps', label: t('show.gaps') },
      ]}
    />
  );
}

function ColoursChoice() {
  const { t } = useTranslation('compare');
  return (
    <SegmentedControl
      label={t('colours.label')}
      value={useGridView().colours}
      onChange={(next) => changeView({ colours: next })}
      choices={[
        { value: 'medals', label: t('colours.medals'), icon: <MedalsIcon aria-hidden="true" /> },
        { value: 'heat', label: t('colours.heat'), icon: <HeatIcon aria-hidden="true" /> },
        { value: 'plain', label: t('colours.plain') },
      ]}
    />
  );
}

function PredictionsSwitch() {
  const { t } = useTranslation('compare');
  const on = useSetting('predictions');
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={on}
      aria-label={t('predictions')}
      data-tip={t('predictions')}
      onClick={() => changeSettings({ predictions: !on })}
    >
      ≈
    </button>
  );
}

export function CompareToolbar({ title, nextBelow, onUndo, onShare, onTracks, onAddCar }: CompareToolbarProps) {
  const { t } = useTranslation(['compare', 'common']);
  const navigate = useNavigate();
  const [tracksKeys, carKeys] = [useShortcuts('K'), useShortcuts('A')];
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('toolbar')}>
      <h1 className={styles['title']}>{title}</h1>
      <span className={styles['separator']} />
      <ShowChoice />
      <ColoursChoice />
      <PredictionsSwitch />
      <span className={styles['commands']}>
        <IconButton label={t('common:undo')} keys="Ctrl Z" onClick={onUndo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={t('decks')} onClick={() => void navigate(pages.decks)}>
          <SavedIcon />
        </IconButton>
        <Button icon={<ShareIcon />} onClick={onShare}>
          {t('share')}
        </Button>
        <Button icon={<TracksIcon />} aria-keyshortcuts={tracksKeys} onClick={onTracks}>
          {t('tracks')}
        </Button>
        <Button
          variant={nextBelow ? 'plain' : 'main'}
          icon={<AddIcon />}
          aria-keyshortcuts={carKeys}
          onClick={onAddCar}
        >
          {t('addCar')} <Key single>A</Key>
        </Button>
      </span>
    </div>
  );
}
