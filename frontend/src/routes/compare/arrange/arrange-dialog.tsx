import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeView, layouts, useGridView } from '../../../lib/deck/grid-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemoveIcon, UndoIcon } from '../../../ui/icons.ts';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { ArrangeCars } from './arrange-cars.tsx';
import { ArrangeTracks } from './arrange-tracks.tsx';
import styles from './arrange-dialog.module.css';

type ArrangeDialogProps = { opened: boolean; onClose: () => void; compared: Compared };
type Kind = 'cars' | 'tracks';

function Layout() {
  const { t } = useTranslation('grid');
  const { layout } = useGridView();
  return (
    <SegmentedControl
      wide
      label={t('arrange.layout')}
      value={layout}
      onChange={(next) => changeView({ layout: next })}
      choices={layouts.map((value) => ({ value, label: t(`arrange.layouts.${value}`) }))}
    />
  );
}

export function ArrangeDialog({ opened, onClose, compared }: ArrangeDialogProps) {
  const { t } = useTranslation(['grid', 'common']);
  const [kind, setKind] = useState<Kind>('cars');
  const { deck, commands } = compared;
  const empty = deck[kind].length === 0;
  const clear = kind === 'cars' ? commands.clearCars : commands.clearTracks;
  const footer = (
    <>
      <Button variant="ghost" icon={<RemoveIcon />} disabled={empty} onClick={clear}>
        {t(`arrange.clear.${kind}`)}
      </Button>
      <Button variant="ghost" icon={<UndoIcon />} onClick={commands.undo}>
        {t('common:undo')}
      </Button>
      <Button variant="main" onClick={onClose}>
        {t('common:done')}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={t('arrange.title')} width={600} footer={footer}>
      <div className={styles['content']}>
        <Layout />
        <SegmentedControl
          wide
          label={t('arrange.what')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'cars', label: t('arrange.cars') },
            { value: 'tracks', label: t('arrange.tracks') },
          ]}
        />
        {kind === 'cars' ? <ArrangeCars compared={compared} /> : <ArrangeTracks compared={compared} />}
      </div>
    </Dialog>
  );
}
