import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceBody, NOTICE_TEXT_MAX, site } from '#contracts';
import type { MaintenanceBody, SiteMaintenance } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { Switch } from '../../ui/switch/switch.tsx';

export function MaintenanceGroup({ maintenance }: { maintenance: SiteMaintenance | null }) {
  const { t, i18n } = useTranslation('site');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const told = maintenance
    ? t('planned', {
        from: when.format(Date.parse(maintenance.startsAt)),
        to: when.format(Date.parse(maintenance.endsAt)),
      })
    : undefined;
  return (
    <SettingGroup title={t('maintenance')}>
      <SettingRow label={told ?? t('announce')} note={maintenance?.text ?? undefined}>
        {maintenance ? <Withdraw /> : null}
        <OpenedByButton act={t('announce')} title={t('announce')}>
          {(close) => <AnnounceForm known={maintenance} onDone={close} />}
        </OpenedByButton>
      </SettingRow>
    </SettingGroup>
  );
}

type Entered = { startsAt: string | null; endsAt: string | null; refusesWrites: boolean; text: string };

function AnnounceForm({ known, onDone }: { known: SiteMaintenance | null; onDone: () => void }) {
  const { t } = useTranslation('site');
  const form = useForm<Entered, MaintenanceBody>({
    initial: {
      startsAt: known?.startsAt ?? null,
      endsAt: known?.endsAt ?? null,
      refusesWrites: known?.refusesWrites ?? true,
      text: known?.text ?? '',
    },
    ...(known ? {} : { draft: 'maintenance:new' }),
    body: ({ text, ...when }) => ({ ...when, ...(text.trim() === '' ? {} : { text }) }),
    contract: maintenanceBody,
    beside: { 'date-past': 'endsAt', 'maintenance-invalid': 'endsAt' },
    submit: async (body) => {
      await sendAuthenticated(site.announce, { body });
      showSnack({ kind: 'success', text: t('announced') });
      onDone();
    },
  });
  const refuses = form.field('refusesWrites');
  return (
    <FormFrame label={t('announce')} form={form} act={t('announce')}>
      <MomentField {...form.field('startsAt')} label={t('starts')} />
      <MomentField {...form.field('endsAt')} label={t('ends')} />
      <Switch label={t('refuses')} on={refuses.value} onChange={refuses.onChange} />
      <TextField
        {...form.field('text')}
        label={t('text')}
        help={t('textHelp')}
        maxLength={NOTICE_TEXT_MAX}
        rows={3}
        onChange={({ target }) => form.field('text').onChange(target.value)}
      />
    </FormFrame>
  );
}

function Withdraw() {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState(false);
  const act = useAction(async () => {
    await sendAuthenticated(site.withdraw);
    setOpen(false);
  });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        title={`${t('withdraw')}?`}
        opened={open}
        act={t('withdraw')}
        colour="red"
        busy={act.busy}
        onClose={() => setOpen(false)}
        onConfirm={() => act.run()}
      >
        <Refusal problem={act.problem} />
      </ConfirmDialog>
    </>
  );
}
