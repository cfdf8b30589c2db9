import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { useCampaign } from '../../lib/use-campaign.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchFrame, SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { CampaignHints } from './campaign-hints.tsx';
import { campaignIn, findMatches, matchesIn } from './campaign-matches.ts';
import { OfferedMatches } from './offered-matches.tsx';
import { TrackList } from './track-list.tsx';
import { TrackPresets } from './track-presets.tsx';
import { buildTrackSearch } from './track-search.ts';

type TrackDialogProps = {
  opened: boolean;
  onClose: () => void;
  chosen: readonly TrackCode[];
  most: number;
  onAdd: (codes: readonly TrackCode[]) => void;
  onRemove: (codes: readonly TrackCode[]) => void;
  /** Replaces the chosen tracks by these. */
  onOnly: (codes: readonly TrackCode[]) => void;
  onUndo: () => void;
  query: string;
  onQuery: (query: string) => void;
};

/**
 * All circuits with a chip for each condition; groups add many together; the limit is shown, nothing is dropped
 * silently.
 */
export function TrackDialog(props: TrackDialogProps) {
  const { t } = useTranslation('tracks');
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={t('title')} width={720} fillsPhone scrollContainer>
      <SearchPlace>{props.opened ? <ChooseTracks {...props} /> : null}</SearchPlace>
    </Dialog>
  );
}

function ChooseTracks({ onClose, chosen, most, onAdd, onRemove, onOnly, onUndo, query, onQuery }: TrackDialogProps) {
  const { t, i18n } = useTranslation(['tracks', 'common']);
  const words = useTrackLabels();
  const [changes, setChanges] = useState(0);
  const searched = useDeferredValue(query);
  const search = useMemo(() => buildTrackSearch(words, i18n.language), [words, i18n.language]);
  const found = useMemo(() => search(searched), [search, searched]);
  const { value: answer } = useCampaign();
  const campaign = useMemo(() => campaignIn(answer), [answer]);
  const matches = useMemo(() => findMatches(searched, matchesIn(answer)), [searched, answer]);
  const room = most - chosen.length;

  const toggle = (codes: readonly TrackCode[]) => {
    const missing = codes.filter((code) => !chosen.includes(code));
    if (missing.length === 0) onRemove(codes);
    else if (missing.length > room) return;
    else onAdd(missing);
    setChanges(changes + 1);
  };

  const only = (codes: readonly TrackCode[]) => {
    onOnly(codes);
    setChanges(changes + 1);
  };

  const commands = (
    <>
      {chosen.length > 0 ? (
        <Button variant="ghost" onClick={() => onRemove(chosen)}>
          {t('clear')}
        </Button>
      ) : null}
      {changes > 0 ? (
        <Button variant="ghost" icon={<UndoIcon />} onClick={onUndo}>
          {t('common:undo')}
        </Button>
      ) : null}
      <Button variant="main" onClick={onClose}>
        {t('common:done')}
      </Button>
    </>
  );
  const said = room <= 0 ? t('full', { count: most }) : t('chosen', { count: chosen.length, most });

  return (
    <SearchFrame
      search={
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={query}
          onChange={onQuery}
          list="track-list"
        />
      }
      dock={<span role="status">{said}</span>}
      acts={commands}
    >
      <TrackList
        found={found}
        chosen={chosen}
        full={room <= 0}
        onToggle={(code) => toggle([code])}
        before={
          query === '' ? (
            <>
              <TrackPresets chosen={chosen} room={room} onToggle={toggle} />
              <CampaignHints chosen={chosen} campaign={campaign} />
            </>
          ) : matches.length === 0 ? null : (
            <OfferedMatches {...{ matches, chosen, room, most }} onAdd={toggle} onOnly={only} />
          )
        }
      />
    </SearchFrame>
  );
}
