import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClubSetFacts } from '#contracts';
import { formatCriteria, parseCriteria, parseTrackCode } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { letterOf } from '../events/event-links.ts';
import styles from './clubs.module.css';

const RACES = 5;
const TRACKSETS_MAX = 4;
const REQUIREMENTS_MAX = 3;
const places = Array.from({ length: RACES }, (_, place) => place);

type SetFieldsProps = { facts: ClubSetFacts; onChange: (facts: ClubSetFacts) => void };

/** All that is told of a set. */
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
          letter={letterOf(at)}
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

type Requirement = ClubSetFacts['requirements'][number];
type RequirementFieldsProps = {
  value: Requirement;
  onChange: (value: Requirement) => void;
  onRemove: (() => void) | undefined;
};

function RequirementFields({ value, onChange, onRemove }: RequirementFieldsProps) {
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
    </div>
  );
}

type TracksetFieldsProps = {
  letter: string;
  codes: readonly string[];
  onChange: (codes: string[]) => void;
  onRemove: (() => void) | undefined;
};

function TracksetFields({ letter, codes, onChange, onRemove }: TracksetFieldsProps) {
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
    </div>
  );
}

function Remove({ onRemove }: { onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('clubs');
  return onRemove ? (
    <Button size="small" onClick={onRemove}>
      {t('staff.remove')}
    </Button>
  ) : null;
}
