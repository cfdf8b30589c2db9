import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { surfaceOf } from '#racing';
import type { TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchFrame, SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { TrackList } from './track-list.tsx';
import { buildTrackSearch } from './track-search.ts';

type TrackPickProps = {
  /** Undefined: none yet, and the button shows `label`. */
  track: TrackCode | undefined;
  label?: string;
  onPick: (code: TrackCode) => void;
};

/** A button that shows the chosen track, and opens a search for another. */
export function TrackPick({ track, label, onPick }: TrackPickProps) {
  const { t } = useTranslation('tracks');
  const words = useTrackLabels();
  const [opened, setOpened] = useState(false);
  const pick = (code: TrackCode) => {
    setOpened(false);
    onPick(code);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {track === undefined ? (
          label
        ) : (
          <>
            {words.name(track)}
            <SurfaceMark surface={surfaceOf(track) ?? 'dry'} word={words.road(track)} shown />
          </>
        )}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('title')}
        width={720}
        fillsPhone
        scrollContainer
      >
        <SearchPlace>
          {opened ? <Search track={track} onPick={pick} onClose={() => setOpened(false)} /> : null}
        </SearchPlace>
      </Dialog>
    </>
  );
}

function Search({ track, onPick, onClose }: TrackPickProps & { onClose: () => void }) {
  const { t, i18n } = useTranslation(['tracks', 'common']);
  const words = useTrackLabels();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const search = useMemo(() => buildTrackSearch(words, i18n.language), [words, i18n.language]);
  const found = useMemo(() => search(searched), [search, searched]);
  return (
    <SearchFrame
      search={
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={query}
          onChange={setQuery}
          list="track-list"
        />
      }
      dock={null}
      acts={<Button onClick={onClose}>{t('common:cancel')}</Button>}
    >
      <TrackList
        found={found}
        chosen={track === undefined ? [] : [track]}
        full={false}
        onToggle={onPick}
        before={null}
      />
    </SearchFrame>
  );
}
