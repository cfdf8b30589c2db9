import { useTranslation } from 'react-i18next';
import { matchEdits, TRACKSETS_MAX } from '../../features/match/match.ts';
import { starsText } from '../../features/match/match-text.ts';
import type { MatchView } from './use-match.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { AddIcon, RemoveIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { pointsText } from '../../ui/time/points.tsx';
import { ToolRow } from '../../ui/tool/tool-parts.tsx';

export function TracksetTabs({ shown: { match, scored, change } }: { shown: MatchView }) {
  const { t } = useTranslation(['match', 'common']);
  const remove = () => {
    change(matchEdits.removeTrackset(match));
    showSnack({
      kind: 'info',
      text: t('match:removed'),
      action: { label: t('common:undo'), run: () => change(match) },
    });
  };
  return (
    <ToolRow>
      <ChipGroup
        required
        oneOnly
        label={t('match:tracksets')}
        options={scored.map(({ points, stars }, at) => ({
          value: at,
          text: `${at + 1}: ${pointsText(points)} ${starsText(stars)}`,
          label: t('match:trackset', { number: at + 1, points: pointsText(points), stars }),
        }))}
        chosen={[match.shown]}
        onChange={(_, pressed) => change({ ...match, shown: pressed })}
      />
      {match.tracksets.length < TRACKSETS_MAX ? (
        <Button icon={<AddIcon aria-hidden="true" />} onClick={() => change(matchEdits.addTrackset(match))}>
          {t('match:addTrackset')}
        </Button>
      ) : null}
      {match.tracksets.length > 1 ? (
        <Button variant="ghost" icon={<RemoveIcon aria-hidden="true" />} onClick={remove}>
          {t('match:removeTrackset')}
        </Button>
      ) : null}
    </ToolRow>
  );
}
