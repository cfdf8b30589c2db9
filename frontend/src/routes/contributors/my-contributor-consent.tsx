import { useTranslation } from 'react-i18next';
import { type ContributorList, contributors } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';

type OwnProps = { own: NonNullable<ContributorList['own']>; changed: () => void };

export function MyContributorConsent({ own: { named, total, rank }, changed }: OwnProps) {
  const { t, i18n } = useTranslation(['contributors', 'problems']);
  const choose = async (next: boolean) => {
    try {
      await sendAuthenticated(contributors.choose, { body: { named: next } });
      changed();
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    }
  };
  return (
    <ToolPanel title={t('contributors:you')}>
      {named ? (
        <p>
          {rank === null
            ? t('contributors:youNone')
            : t('contributors:youRank', {
                rank: rank.toLocaleString(i18n.language),
                total: total.toLocaleString(i18n.language),
              })}
        </p>
      ) : null}
      <Switch
        label={t('contributors:nameMe')}
        help={t('contributors:nameMeHelp')}
        on={named}
        onChange={(on) => void choose(on)}
      />
    </ToolPanel>
  );
}
