import { useTranslation } from 'react-i18next';
import type { ClubSetAttributes } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { setLetter } from '../events/event-links.ts';
import { RequirementFields, TracksetFields } from '../events/set-parts.tsx';

const TRACKSETS_MAX = 4;
const REQUIREMENTS_MAX = 3;

type SetFieldsProps = { facts: ClubSetAttributes; onChange: (facts: ClubSetAttributes) => void };

export function SetFields({ facts, onChange }: SetFieldsProps) {
  const { t } = useTranslation('clubs');
  const { requirements, tracksets } = facts;
  return (
    <>
      <Field
        label={t('staff.name')}
        value={facts.name}
        maxLength={60}
        onChange={({ target }) => onChange({ ...facts, name: target.value })}
      />
      {requirements.map((requirement, at) => (
        <RequirementFields
          // oxlint-disable-next-line react/no-array-index-key -- two requirements may have one name
          key={at}
          value={requirement}
          onChange={(next) => onChange({ ...facts, requirements: requirements.with(at, next) })}
          onRemove={
            requirements.length > 1
              ? () => onChange({ ...facts, requirements: requirements.toSpliced(at, 1) })
              : undefined
          }
        />
      ))}
      {tracksets.map((codes, at) => (
        <TracksetFields
          // oxlint-disable-next-line react/no-array-index-key -- two sets may have the same tracks
          key={at}
          letter={setLetter(at)}
          codes={codes}
          onChange={(next) => onChange({ ...facts, tracksets: tracksets.with(at, next) })}
          onRemove={
            tracksets.length > 1 ? () => onChange({ ...facts, tracksets: tracksets.toSpliced(at, 1) }) : undefined
          }
        />
      ))}
      <More facts={facts} onChange={onChange} />
    </>
  );
}

function More({ facts, onChange }: SetFieldsProps) {
  const { t } = useTranslation('clubs');
  const { kind, requirements, tracksets } = facts;
  const isFull = kind === 'cars' ? requirements.length >= REQUIREMENTS_MAX : tracksets.length >= TRACKSETS_MAX;
  if (isFull) return null;
  const add = () =>
    onChange(
      kind === 'cars'
        ? { ...facts, requirements: [...requirements, { name: '', criteria: '', atLeast: 3 }] }
        : { ...facts, tracksets: [...tracksets, []] },
    );
  return (
    <span>
      <Button size="small" onClick={add}>
        {t(`staff.more.${kind}`)}
      </Button>
    </span>
  );
}
