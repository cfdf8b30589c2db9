import { useTranslation } from 'react-i18next';
import type { ApiKeyDto } from '#contracts';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { RevokeApiKey } from './revoke-api-key.tsx';

export function ApiKeyRow({ apiKey: { id, name, scopes, createdAt, lastUsedOn } }: { apiKey: ApiKeyDto }) {
  const { t, i18n } = useTranslation('apikeys');
  const day = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
  const may = scopes.length === 0 ? t('readsOnly') : scopes.map((scope) => t(`scope.${scope}`)).join(', ');
  const used = lastUsedOn === null ? t('neverUsed') : t('usedOn', { date: day(lastUsedOn) });
  return (
    <SettingRow label={name} note={[may, t('madeOn', { date: day(createdAt) }), used].join(' · ')}>
      <RevokeApiKey id={id} name={name} />
    </SettingRow>
  );
}
