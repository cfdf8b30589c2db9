import { useTranslation } from 'react-i18next';
import { versions } from '#contracts';
import { currentGameVersion } from '#racing';
import { queryApi } from '../../lib/api/query-api.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { PickField } from '../../ui/field/pick-field.tsx';

export function useGameVersions(): readonly string[] {
  const { value } = useLiveView({
    key: ['version-changes', 'names'],
    channels: ['catalogue'],
    ask: () => queryApi(versions.list),
  });
  const names = value?.items.map(({ gameVersion }) => gameVersion).toReversed() ?? [];
  return names.length === 0 ? [currentGameVersion] : names;
}

type VersionFieldProps = { value: string | null; help: string; onChange: (version: string) => void };

/** The game version since which a change applies; the newest by default. */
export function VersionField({ value, help, onChange }: VersionFieldProps) {
  const { t } = useTranslation('staffcars');
  const names = useGameVersions();
  return (
    <PickField
      label={t('gameVersion')}
      help={help}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value ?? names[0] ?? null}
      onChange={(version) => version !== null && onChange(version)}
    />
  );
}
