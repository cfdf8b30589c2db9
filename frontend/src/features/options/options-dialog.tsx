import { changeView, useGridView } from '../../lib/deck/grid-view.ts';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, currentSettings, optionsOf, resetOptions, useSettings } from '../../lib/settings/settings.ts';
import { useSavedInAccount } from '../../lib/settings/use-account-settings.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { closeSnack, showSnack, currentSnack } from '../../ui/snack/snacks.ts';
import type { Snack } from '../../ui/snack/snacks.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { ZoomChoice } from './zoom-choice.tsx';
import styles from './options-dialog.module.css';

const coarse = () => matchMedia('(pointer: coarse)');
const onPointer = (changed: () => void) => {
  const query = coarse();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Zoom steps, for portrait and landscape: touch devices only, because a desktop has the browser's own. */
function Sizes() {
  const { t } = useTranslation('shell');
  const { zoomPortrait, zoomLandscape } = useSettings();
  const byFinger = useSyncExternalStore(onPointer, () => coarse().matches);
  if (!byFinger) return null;
  return (
    <>
      <ZoomChoice
        label={t('options.upright')}
        value={zoomPortrait}
        onChange={(step) => changeSettings({ zoomPortrait: step })}
      />
      <ZoomChoice
        label={t('options.sideways')}
        value={zoomLandscape}
        onChange={(step) => changeSettings({ zoomLandscape: step })}
      />
    </>
  );
}

function CompareOptions() {
  const { t } = useTranslation('shell');
  const { show, showDataFromPast, showCustomTunes } = useSettings();
  return (
    <>
      <Switch
        label={t('options.points')}
        help={t('options.pointsHelp')}
        on={show === 'points'}
        onChange={(on) => changeSettings({ show: on ? 'points' : 'times' })}
      />
      <Switch
        label={t('options.past')}
        help={t('options.pastHelp')}
        on={showDataFromPast}
        onChange={(on) => changeSettings({ showDataFromPast: on })}
      />
      <Switch
        label={t('options.customTunes')}
        help={t('options.customTunesHelp')}
        on={showCustomTunes}
        onChange={(on) => changeSettings({ showCustomTunes: on })}
      />
    </>
  );
}

function OtherOptions() {
  const { t } = useTranslation('shell');
  const { showOldTags, showPointsCgForce, showPrizeBoard } = useSettings();
  return (
    <>
      <Switch
        label={t('options.oldTags')}
        help={t('options.oldTagsHelp')}
        on={showOldTags}
        onChange={(on) => changeSettings({ showOldTags: on })}
      />
      <Switch
        label={t('options.challengePoints')}
        help={t('options.challengePointsHelp')}
        on={showPointsCgForce}
        onChange={(on) => changeSettings({ showPointsCgForce: on })}
      />
      <Switch
        label={t('options.prizeBoard')}
        help={t('options.prizeBoardHelp')}
        on={showPrizeBoard}
        onChange={(on) => changeSettings({ showPrizeBoard: on })}
      />
    </>
  );
}

function PageOptions() {
  const { t } = useTranslation('shell');
  const { contrast, motion, singleKeys } = useSettings();
  return (
    <>
      <Switch
        label={t('options.contrast')}
        help={t('options.contrastHelp')}
        on={contrast === 'more'}
        onChange={(on) => changeSettings({ contrast: on ? 'more' : 'system' })}
      />
      <Switch
        label={t('options.motion')}
        help={t('options.motionHelp')}
        on={motion === 'less'}
        onChange={(on) => changeSettings({ motion: on ? 'less' : 'system' })}
      />
      <Switch
        label={t('options.singleKeys')}
        help={t('options.singleKeysHelp')}
        on={singleKeys}
        onChange={(on) => changeSettings({ singleKeys: on })}
      />
    </>
  );
}

function Colours() {
  const { t } = useTranslation('shell');
  const { colours } = useGridView();
  const choices = (['medals', 'heat', 'plain'] as const).map((value) => ({ value, label: t(`options.${value}`) }));
  return (
    <div className={styles['choice']}>
      <span>{t('options.colours')}</span>
      <SegmentedControl
        wide
        label={t('options.colours')}
        value={colours}
        choices={choices}
        onChange={(value) => changeView({ colours: value })}
      />
    </div>
  );
}

/**
 * Resets all options together, with an undo because one click loses many choices. The focus stays in the dialog: while
 * the snack offers the undo, so does the button.
 */
function useReset() {
  const { t } = useTranslation(['shell', 'common']);
  const [undo, setUndo] = useState<Snack['action']>();
  const offered = useStore(currentSnack)?.action;
  const reset = () => {
    const before = optionsOf(currentSettings());
    const action = { label: t('common:undo'), run: () => changeSettings(before) };
    resetOptions();
    showSnack({ kind: 'success', text: t('options.wasReset'), action });
    setUndo(action);
  };
  if (undo === undefined || undo !== offered) return { label: t('options.reset'), run: reset };
  const takeBack = () => {
    undo.run();
    closeSnack();
  };
  return { label: undo.label, run: takeBack };
}

type OptionsDialogProps = { opened: boolean; onClose: () => void };

export function OptionsDialog({ opened, onClose }: OptionsDialogProps) {
  const { t } = useTranslation('shell');
  const inAccount = useSavedInAccount();
  const reset = useReset();
  const footer = (
    <>
      <span className={styles['kept']}>{t(inAccount ? 'options.keptInAccount' : 'options.keptHere')}</span>
      <Button onClick={reset.run}>{reset.label}</Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={t('options.title')} width={400} footer={footer}>
      <CompareOptions />
      <OtherOptions />
      <PageOptions />
      <Colours />
      <Sizes />
    </Dialog>
  );
}
