import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagReasonCodes, type TagStanding, tagStandings } from '#contracts';
import { useTagActs } from '../../features/car-editing/use-tag-acts.ts';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Segments } from '../../ui/segments/segments.tsx';

const LONGEST = 60;

/** A tag of the list; a new one has no name yet. */
export type TagAsked = { readonly tag: string; readonly standing: TagStanding };

type TagDialogProps = { of: TagAsked; standingOf: (tag: string) => TagStanding; onClose: () => void };

export function TagDialog({ of, standingOf, onClose }: TagDialogProps) {
  const { t } = useTranslation('staffcars');
  const state = useTagActs();
  const isNew = of.tag === '';
  const [name, setName] = useState(of.tag);
  const [standing, setStanding] = useState<TagStanding>(isNew ? 'upcoming' : of.standing);
  const [missing, setMissing] = useState(false);
  const tag = name.trim();
  return (
    <ReasonDialog
      title={isNew ? t('tags.announce') : t('tags.ask', { tag })}
      act={t('act.save')}
      help={t('tags.reasonHelp')}
      options={tagReasonCodes.map((value) => ({ value, text: t(`why.${value}`) }))}
      submit={async (reason) => {
        setMissing(tag === '');
        if (tag === '') throw new ProblemError('shape-invalid', 400);
        await state({ tag, standing, reason }, standingOf(tag));
      }}
      opened
      onClose={onClose}
    >
      {isNew ? (
        <Field
          label={t('tags.name')}
          help={t('tags.noneHelp')}
          maxLength={LONGEST}
          required
          error={missing && tag === '' ? t('tags.nameMissing') : undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
      <Segments
        label={t('tags.name')}
        value={standing}
        choices={tagStandings.map((value) => ({ value, label: t(`tags.${value}`) }))}
        onChange={setStanding}
      />
    </ReasonDialog>
  );
}
