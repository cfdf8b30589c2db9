import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameRegions, placeHints, plannedEventKinds } from '#contracts';
import type { Form } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Labelled } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolFields } from '../../ui/tool/tool-parts.tsx';
import type { EventCars } from './event-cars.ts';
import styles from './event-fields.module.css';
import { setLetter } from './event-links.ts';
import { ImageFields } from './image-fields.tsx';
import { emptyReward, type EventValues } from './event-values.ts';
import { RewardFields } from './reward-fields.tsx';
import { places, RequirementFields, TracksetFields } from './set-parts.tsx';
import { useHintLabels } from '../../lib/i18n/use-hint-labels.ts';

const MAX_COUNT = { requirements: 3, tracksets: 8, rewards: 20 } as const;
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

type EventFieldsProps = { form: Form<EventValues>; cars: EventCars };

export function EventFields({ form, cars }: EventFieldsProps) {
  return (
    <>
      <WhatAndWhen form={form} />
      <Regions form={form} />
      <Requirements form={form} />
      <Tracksets form={form} />
      <Rewards form={form} cars={cars} />
      <ImageFields {...form.field('images')} name={form.values.name} error={faultIn(form, 'images')} />
    </>
  );
}

const faultIn = ({ fields: { errors } }: Form<EventValues>, path: string): string | undefined => {
  const found = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return found === undefined ? undefined : String(errors[found]);
};

function WhatAndWhen({ form }: { form: Form<EventValues> }) {
  const { t } = useTranslation('events');
  const [kind, timeZone, longTerm] = [form.field('kind'), form.field('timeZone'), form.field('longTerm')];
  const { onChange: onLinks, ...links } = form.field('links');
  const named = [...new Set([timeZone.value, ...zones])];
  return (
    <>
      <Field {...form.field('name')} label={t('fields.name')} maxLength={60} autoComplete="off" />
      <ToolFields>
        <PickField
          {...kind}
          label={t('fields.kind')}
          options={plannedEventKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(next) => next && kind.onChange(next)}
        />
        <PickField
          {...timeZone}
          label={t('fields.timeZone')}
          options={named.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(next) => next && timeZone.onChange(next)}
        />
        <Field {...form.field('rqLimit')} label={t('fields.rqLimit')} inputMode="numeric" placeholder={t('noLimit')} />
      </ToolFields>
      <div className={styles['moments']}>
        <MomentField {...form.field('startsAt')} label={t('fields.startsAt')} zone={timeZone.value} />
        <MomentField {...form.field('endsAt')} label={t('fields.endsAt')} zone={timeZone.value} />
      </div>
      <Switch label={t('fields.longTerm')} on={longTerm.value} onChange={longTerm.onChange} />
      <TextField
        {...links}
        error={links.error ?? faultIn(form, 'links')}
        label={t('fields.links')}
        help={t('staff.linksHelp')}
        rows={2}
        onChange={({ target }) => onLinks(target.value)}
      />
    </>
  );
}

function Regions({ form }: { form: Form<EventValues> }) {
  const { t } = useTranslation('events');
  const { value, onChange } = form.field('regions');
  const { startsAt, endsAt, timeZone } = form.values;
  return (
    <Labelled label={t('fields.regions')} error={faultIn(form, 'regions')}>
      <ChipGroup
        label={t('fields.regions')}
        options={gameRegions.map((region) => ({ value: region, text: t(`regions.${region}`) }))}
        chosen={value.map(({ region }) => region)}
        onChange={(chosen) =>
          onChange(chosen.map((region) => value.find((one) => one.region === region) ?? { region, startsAt, endsAt }))
        }
      />
      {value.map((one, at) => (
        <div key={one.region} className={styles['moments']}>
          {(['startsAt', 'endsAt'] as const).map((end) => (
            <MomentField
              key={end}
              label={`${t(`regions.${one.region}`)}: ${t(`fields.${end}`)}`}
              value={one[end]}
              zone={timeZone}
              onChange={(moment) => onChange(value.with(at, { ...one, [end]: moment }))}
            />
          ))}
        </div>
      ))}
    </Labelled>
  );
}

function Requirements({ form }: { form: Form<EventValues> }) {
  const { t } = useTranslation(['events', 'clubs']);
  const { value, onChange } = form.field('requirements');
  return (
    <fieldset className={styles['part']}>
      <legend>{t('events:fields.requirements')}</legend>
      {value.map((requirement, at) => (
        <RequirementFields
          // oxlint-disable-next-line react/no-array-index-key -- two requirements may have one name
          key={at}
          value={requirement}
          error={faultIn(form, `requirements.${at}`)}
          onChange={(next) => onChange(value.with(at, next))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {value.length < MAX_COUNT.requirements ? (
        <Button size="small" onClick={() => onChange([...value, { name: '', criteria: '', atLeast: 5 }])}>
          {t('clubs:staff.more.cars')}
        </Button>
      ) : null}
    </fieldset>
  );
}

function Tracksets({ form }: { form: Form<EventValues> }) {
  const { t } = useTranslation(['events', 'clubs']);
  const [isOpen, setOpen] = useState(false);
  const sets = form.field('tracksets');
  return (
    <fieldset className={styles['part']}>
      <legend>{t('events:fields.tracksets')}</legend>
      {sets.value.map((codes, at) => (
        <TracksetFields
          // oxlint-disable-next-line react/no-array-index-key -- two sets may have the same tracks
          key={at}
          letter={setLetter(at)}
          codes={codes}
          error={faultIn(form, `tracksets.${at}`)}
          onChange={(next) => sets.onChange(sets.value.with(at, next))}
          onRemove={() => sets.onChange(sets.value.toSpliced(at, 1))}
        />
      ))}
      {sets.value.length < MAX_COUNT.tracksets ? (
        <Button size="small" onClick={() => sets.onChange([...sets.value, []])}>
          {t('clubs:staff.more.tracks')}
        </Button>
      ) : null}
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('events:fields.hints')}
      </Button>
      {isOpen ? <Hints form={form} /> : null}
    </fieldset>
  );
}

function Hints({ form }: { form: Form<EventValues> }) {
  const { t } = useTranslation('events');
  const wordOf = useHintLabels();
  const { value, onChange } = form.field('hints');
  return places.map((place) => (
    <Labelled key={place} label={t('staff.place', { number: place + 1 })}>
      <ChipGroup
        label={t('staff.place', { number: place + 1 })}
        options={placeHints.map((hint) => ({ value: hint, text: wordOf(hint) }))}
        chosen={value[place] ?? []}
        onChange={(chosen) => onChange(places.map((one) => (one === place ? [...chosen] : (value[one] ?? []))))}
      />
    </Labelled>
  ));
}

function Rewards({ form, cars }: EventFieldsProps) {
  const { t } = useTranslation('events');
  const { value, onChange } = form.field('rewards');
  return (
    <fieldset className={styles['part']}>
      <legend>{t('fields.rewards')}</legend>
      {value.map((reward, at) => (
        <RewardFields
          // oxlint-disable-next-line react/no-array-index-key -- ranks are typed here
          key={at}
          value={reward}
          error={faultIn(form, `rewards.${at}`)}
          cars={cars}
          onChange={(next) => onChange(value.with(at, next))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {value.length < MAX_COUNT.rewards ? (
        <Button size="small" onClick={() => onChange([...value, emptyReward])}>
          {t('staff.addReward')}
        </Button>
      ) : null}
    </fieldset>
  );
}
