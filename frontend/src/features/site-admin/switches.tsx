import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site, siteFeatures } from '#contracts';
import type { SiteFeatureCode, SiteReasonCode } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';

/** Reasons for switching off, and for switching on: the likeliest first. */
const reasons: Readonly<Record<'off' | 'on', readonly SiteReasonCode[]>> = {
  off: ['fault', 'overload', 'abuse', 'works', 'other'],
  on: ['settled', 'other'],
};

export function Switches({ off }: { off: readonly SiteFeatureCode[] }) {
  const { t } = useTranslation('site');
  return (
    <SettingGroup title={t('switches')}>
      {siteFeatures.map((feature) => (
        <FeatureRow key={feature} feature={feature} isOn={!off.includes(feature)} />
      ))}
    </SettingGroup>
  );
}

function FeatureRow({ feature, isOn }: { feature: SiteFeatureCode; isOn: boolean }) {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState<'off' | 'on' | null>(null);
  const what = t(`features.${feature}`);
  const act = (turn: 'off' | 'on') => t(turn === 'off' ? 'turnOff' : 'turnOn');
  const turn = open ?? (isOn ? 'off' : 'on');
  return (
    <SettingRow label={what} note={t(isOn ? 'on' : 'offWord')}>
      <Button
        variant={isOn ? 'danger' : 'plain'}
        aria-label={`${act(isOn ? 'off' : 'on')}: ${what}`}
        onClick={() => setOpen(isOn ? 'off' : 'on')}
      >
        {act(isOn ? 'off' : 'on')}
      </Button>
      <ReasonDialog
        title={t(turn === 'off' ? 'askOff' : 'askOn', { what })}
        opened={open !== null}
        act={act(turn)}
        variant={turn === 'off' ? 'danger' : 'main'}
        options={reasons[turn].map((value) => ({ value, text: t(`reasons.${value}`) }))}
        help={t('reasonHelp')}
        submit={async (reason) => {
          await sendAuthenticated(site.switch, { params: { feature }, body: { on: turn === 'on', reason } });
        }}
        onClose={() => setOpen(null)}
      />
    </SettingRow>
  );
}
