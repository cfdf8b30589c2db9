import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultTrackCodes, parseTrackCode } from '#racing';
import type { TrackCode } from '#racing';
import { GarageSwitch } from '../../features/garage/garage-switch.tsx';
import { useGarageDriving } from '../../features/garage/use-garage-driving.ts';
import { TrackDialog } from '../../features/tracks/track-dialog.tsx';
import { readAddress } from '../../lib/deck/deck-address.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { TracksIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { BestOfList } from './best-of-list.tsx';
import { BestOfTools } from './best-of-tools.tsx';
import styles from './best-of.module.css';
import { TrackNames } from './track-names.tsx';
import { firstFields, useBestOf } from './use-best-of.ts';

const FIRST = { tracks: '', garage: '', ...firstFields };

/** At most this many tracks are ranked together: all times of each are read. */
const MAX_RANKED = 10;

/** The tracks of the address; until one is chosen, the first of the compared tracks. */
function useTracks(text: string): readonly TrackCode[] {
  const deck = useSetting('deck');
  return useMemo(() => {
    if (text === '')
      return [readAddress(deck ?? '')?.deck.tracks[0] ?? defaultTrackCodes[0]].flatMap((one) => one ?? []);
    return text
      .split(',')
      .flatMap((code) => parseTrackCode(code)?.code ?? [])
      .slice(0, MAX_RANKED);
  }, [text, deck]);
}

/** The best cars on a track, or on several together, under a filter. Everything is in the address. */
export function BestOfPage() {
  const { t } = useTranslation('bestof');
  const [{ tracks: text, garage, ...fields }, set] = useAddressFields(FIRST);
  const tracks = useTracks(text);
  const driving = useGarageDriving(garage !== '');
  const best = useBestOf(tracks, fields, set, driving.drives);
  const choose = (next: readonly TrackCode[]) => set({ tracks: next.join(',') });
  return (
    <ToolPage name="BestOf" linked next={['Decks', 'Usefulness']}>
      <ToolSides>
        <ToolPanel title={t('asked')}>
          <TracksField tracks={tracks} onTracks={choose} />
          <BestOfTools best={best} />
          <GarageSwitch garage={driving} on={garage !== ''} onChange={(on) => set({ garage: on ? '1' : '' })} />
          <p>{t('how')}</p>
        </ToolPanel>
        <ToolPanel title={t('list')}>
          <BestOfList best={best} tracks={tracks} />
        </ToolPanel>
      </ToolSides>
    </ToolPage>
  );
}

type TracksFieldProps = { tracks: readonly TrackCode[]; onTracks: (tracks: readonly TrackCode[]) => void };

function TracksField({ tracks, onTracks }: TracksFieldProps) {
  const { t } = useTranslation(['bestof', 'tracks']);
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const [before, setBefore] = useState<readonly TrackCode[]>(tracks);
  const change = (next: readonly TrackCode[]) => {
    setBefore(tracks);
    onTracks(next);
  };
  return (
    <div className={styles['tools']}>
      <TrackNames tracks={tracks} />
      <span>
        <Button icon={<TracksIcon />} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {t('chooseTracks')}
        </Button>
      </span>
      <TrackDialog
        opened={opened}
        onClose={() => setOpened(false)}
        chosen={tracks}
        most={MAX_RANKED}
        onAdd={(codes) => change([...tracks, ...codes])}
        onRemove={(codes) => change(tracks.filter((code) => !codes.includes(code)))}
        onOnly={change}
        onUndo={() => change(before)}
        query={query}
        onQuery={setQuery}
      />
    </div>
  );
}
