import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RQ_LEAST, MAX_RQ } from '../../features/match/match.ts';
import type { MatchView } from './use-match.ts';
import { Field } from '../../ui/field/field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolPanel, ToolSides } from '../../ui/tool/tool-parts.tsx';

export function MatchOptions({ shown: { match, change } }: { shown: MatchView }) {
  const { t } = useTranslation('match');
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(match.rqLimit);
  const isWhole = /^\d+$/.test(text) && Number(text) >= RQ_LEAST && Number(text) <= MAX_RQ;
  const type = (next: string) => {
    setTyped(next);
    const limit = Number(next);
    if (/^\d+$/.test(next) && limit >= RQ_LEAST && limit <= MAX_RQ) change({ ...match, rqLimit: limit });
  };
  return (
    <ToolPanel title={t('options')}>
      <ToolSides>
        <Field
          label={t('limit')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          help={t('limitHelp', { most: MAX_RQ })}
          error={isWhole ? undefined : t('limitWrong', { least: RQ_LEAST, most: MAX_RQ })}
          onChange={({ target }) => type(target.value.trim())}
          onBlur={() => isWhole && setTyped(undefined)}
        />
        <Switch
          label={t('predicted')}
          help={t('predictedHelp')}
          on={match.predicted}
          onChange={(predicted) => change({ ...match, predicted })}
        />
      </ToolSides>
    </ToolPanel>
  );
}
