import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagReasonCodes, type TagStatus, tagStatuses } from '#contracts';
import { useTagMutations } from '../../features/car-editing/use-tag-mutations.ts';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';

const LONGEST = 60;

/** A tag of the list; a new one has no name yet. */
export type TagRequest = { readonly tag: string; readonly standing: TagStatus };

type TagDialogProps = { of: TagRequest; standingOf: (tag: string) => TagStatus; onClose: () => void };

export function TagDialog({ of, standingOf, onClose }: TagDialogProps) {
  const { t } = useTranslation('staffcars');
  const state = useTagMutations();
  const isNew = of.tag === '';
  const [name, setName] = useState(of.tag);
  const [standing, setStanding] = useState<TagStatus>(isNew ? 'upcoming' : of.standing);
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
      <SegmentedControl
        label={t('tags.name')}
        value={standing}
        choices={tagStatuses.map((value) => ({ value, label: t(`tags.${value}`) }))}
        onChange={setStanding}
      />
    </ReasonDialog>
  );
}
