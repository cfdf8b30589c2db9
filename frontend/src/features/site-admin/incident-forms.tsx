import { useTranslation } from 'react-i18next';
import {
  incidentBody,
  incidentEndBody,
  incidentImpacts,
  incidentStages,
  incidentUpdateBody,
  NOTICE_TEXT_MAX,
  site,
  siteComponents,
} from '#contracts';
import type { IncidentBody, IncidentImpactCode, IncidentStageCode, SiteComponentCode } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ChoiceField, Labelled } from '../../ui/field/choice-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

type FormProps = { onDone: () => void };
type OfIncident = FormProps & { incidentId: string };

function Words({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation('site');
  return (
    <TextField
      label={t('text')}
      help={t('textHelp')}
      value={value}
      error={error}
      maxLength={NOTICE_TEXT_MAX}
      rows={3}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function useTold(onDone: () => void) {
  const { t } = useTranslation('site');
  return () => {
    showSnack({ kind: 'success', text: t('told') });
    onDone();
  };
}

export function ReportIncident({ onDone }: FormProps) {
  const { t } = useTranslation('site');
  const told = useTold(onDone);
  const form = useForm<{ impact: IncidentImpactCode; parts: readonly SiteComponentCode[]; text: string }, IncidentBody>(
    {
      initial: { impact: 'partial', parts: [], text: '' },
      draft: 'incident:new',
      contract: incidentBody,
      submit: async (body) => {
        await sendAuthenticated(site.openIncident, { body });
        told();
      },
    },
  );
  const parts = form.field('parts');
  return (
    <FormFrame label={t('report')} form={form} act={t('report')}>
      <ChoiceField
        {...form.field('impact')}
        label={t('impactLabel')}
        options={incidentImpacts.map((value) => ({ value, text: t(`impact.${value}`) }))}
      />
      <Labelled label={t('partsLabel')} error={parts.error}>
        <ChipGroup
          label={t('partsLabel')}
          options={siteComponents.map((value) => ({ value, text: t(`parts.${value}`) }))}
          chosen={parts.value}
          onChange={parts.onChange}
        />
      </Labelled>
      <Words {...form.field('text')} />
    </FormFrame>
  );
}

export function UpdateIncident({ incidentId, onDone }: OfIncident) {
  const { t } = useTranslation('site');
  const told = useTold(onDone);
  const form = useForm<{ stage: IncidentStageCode; text: string }>({
    initial: { stage: 'investigating', text: '' },
    draft: `incident:${incidentId}`,
    contract: incidentUpdateBody,
    submit: async (body) => {
      await sendAuthenticated(site.updateIncident, { params: { incidentId }, body });
      told();
    },
  });
  return (
    <FormFrame label={t('update')} form={form} act={t('update')}>
      <ChoiceField
        {...form.field('stage')}
        label={t('stageLabel')}
        options={incidentStages.map((value) => ({ value, text: t(`stage.${value}`) }))}
      />
      <Words {...form.field('text')} />
    </FormFrame>
  );
}

export function EndIncident({ incidentId, onDone }: OfIncident) {
  const { t } = useTranslation('site');
  const told = useTold(onDone);
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    draft: `incident-end:${incidentId}`,
    contract: incidentEndBody,
    submit: async (body) => {
      await sendAuthenticated(site.closeIncident, { params: { incidentId }, body });
      told();
    },
  });
  return (
    <FormFrame label={t('end')} form={form} act={t('end')}>
      <Words {...form.field('text')} />
    </FormFrame>
  );
}
