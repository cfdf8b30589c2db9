import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedEventAttributes } from '#contracts';
import { formatCriteria, parseCriteria, parseTrackCode } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { FieldFault } from '../../ui/field/field-fault.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './set-parts.module.css';

const RACES = 5;
export const places = Array.from({ length: RACES }, (_, place) => place);

type Requirement = PlannedEventAttributes['requirements'][number];
type RequirementFieldsProps = {
  value: Requirement;
  onChange: (value: Requirement) => void;
  onRemove: (() => void) | undefined;
  error?: string | undefined;
};

export function RequirementFields({ value, onChange, onRemove, error }: RequirementFieldsProps) {
  const { t } = useTranslation('clubs');
  const { cars } = useCatalogue();
  const [opened, setOpened] = useState(false);
  const { criteria } = parseCriteria(value.criteria);
  return (
    <div className={styles['picks']}>
      <Field
        label={t('staff.requirement')}
        value={value.name}
        maxLength={60}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <FilterButton
        cars={cars}
        criteria={criteria}
        onCriteria={(next) => onChange({ ...value, criteria: formatCriteria(next) })}
        opened={opened}
        onOpened={setOpened}
      />
      <ChipGroup
        required
        oneOnly
        label={t('staff.atLeast')}
        options={places.map((place) => ({ value: place + 1, text: `${place + 1}×` }))}
        chosen={[value.atLeast]}
        onChange={(_, atLeast) => onChange({ ...value, atLeast })}
      />
      <Remove onRemove={onRemove} />
      <FieldFault text={error} />
    </div>
  );
}

type TracksetFieldsProps = {
  letter: string;
  codes: readonly string[];
  onChange: (codes: string[]) => void;
  onRemove: (() => void) | undefined;
  error?: string | undefined;
};

export function TracksetFields({ letter, codes, onChange, onRemove, error }: TracksetFieldsProps) {
  const { t } = useTranslation(['clubs', 'events']);
  return (
    <div className={styles['picks']} role="group" aria-label={t('events:set', { letter })}>
      <b>{letter}</b>
      {places.map((place) => (
        <TrackPick
          key={place}
          track={parseTrackCode(codes[place] ?? '')?.code}
          label={t('clubs:staff.track', { number: place + 1 })}
          onPick={(code) => onChange(places.map((at) => (at === place ? code : (codes[at] ?? ''))))}
        />
      ))}
      <Remove onRemove={onRemove} />
      <FieldFault text={error} />
    </div>
  );
}

export function Remove({ onRemove }: { onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('clubs');
  return onRemove ? (
    <Button size="small" onClick={onRemove}>
      {t('staff.remove')}
    </Button>
  ) : null;
}
