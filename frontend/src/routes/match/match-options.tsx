import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RQ_LEAST, RQ_MOST } from '../../features/match/match.ts';
import type { ShownMatch } from './use-match.ts';
import { Field } from '../../ui/field/field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolPanel, ToolSides } from '../../ui/tool/tool-parts.tsx';

export function MatchOptions({ shown: { match, change } }: { shown: ShownMatch }) {
  const { t } = useTranslation('match');
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(match.rqLimit);
  const isWhole = /^\d+$/.test(text) && Number(text) >= RQ_LEAST && Number(text) <= RQ_MOST;
  const type = (next: string) => {
    setTyped(next);
    const limit = Number(next);
    if (/^\d+$/.test(next) && limit >= RQ_LEAST && limit <= RQ_MOST) change({ ...match, rqLimit: limit });
  };
  return (
    <ToolPanel title={t('options')}>
      <ToolSides>
        <Field
          label={t('limit')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          help={t('limitHelp', { most: RQ_MOST })}
          error={isWhole ? undefined : t('limitWrong', { least: RQ_LEAST, most: RQ_MOST })}
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
