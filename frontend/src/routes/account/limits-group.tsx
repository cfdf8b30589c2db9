import { useTranslation } from 'react-i18next';
import { useMemberLabels } from '../../features/members/use-member-labels.ts';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { AppealButton } from '../../ui/trust/appeal-button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';

export function LimitsGroup({ limits, userId }: Pick<SignedIn, 'limits' | 'userId'>) {
  const { t } = useTranslation(['members', 'screen']);
  const words = useMemberLabels();
  if (limits.length === 0) return null;
  return (
    <SettingGroup title={t('limits')}>
      {limits.map((limit) => (
        <SettingRow
          key={limit.what}
          label={words.limit(limit)}
          note={`${t('screen:reason.label')}: ${t(`why.${limit.reasonCode}`)}`}
        >
          <AppealButton kind="limit" itemId={`${userId}|${limit.what}`} />
        </SettingRow>
      ))}
    </SettingGroup>
  );
}
