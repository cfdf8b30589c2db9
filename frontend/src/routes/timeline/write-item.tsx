import { useTranslation } from 'react-i18next';
import { timeline, TIMELINE_NAME_MAX, TIMELINE_TEXT_MAX, timelineKinds, writeTimelineBody } from '#contracts';
import type { TimelineDetail, TimelineKind, WriteTimelineBody } from '#contracts';
import type { CarsById } from '../../features/timeline/timeline-list.tsx';
import { useTimelineItem } from '../../features/timeline/use-timeline.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { CarsField } from './cars-field.tsx';
import styles from './timeline-page.module.css';

/** The same in every language. */
const LINK_START = 'https://';

type WriteProps = {
  cars: CarsById;
  onDone: (itemId: string, startsAt?: string) => void;
  onCancel: () => void;
};

export function WriteItem({ id, ...props }: WriteProps & { id: string | null }) {
  const found = useTimelineItem(id, true);
  if (id === null) return <ItemForm {...props} />;
  return <QueryBoundary of={found}>{(of) => <ItemForm {...props} of={of} />}</QueryBoundary>;
}

type Values = {
  kind: TimelineKind;
  name: string;
  startsAt: string | null;
  endsAt: string | null;
  carIds: readonly string[];
  spoiler: boolean;
  link: string;
  description: string;
};
const empty: Values = {
  kind: 'tri-series',
  name: '',
  startsAt: null,
  endsAt: null,
  carIds: [],
  spoiler: false,
  link: '',
  description: '',
};

const valuesOf = ({ kind, name, startsAt, endsAt, carIds, spoiler, link, description }: TimelineDetail): Values => ({
  kind: timelineKinds.find((one) => one === kind) ?? 'other',
  name,
  startsAt,
  endsAt,
  carIds,
  spoiler,
  link: link ?? '',
  description: description ?? '',
});

const orNothing = (text: string | null) => (text === null || text.trim() === '' ? undefined : text.trim());
const bodyOf = ({ startsAt, endsAt, link, description, ...values }: Values) => ({
  ...values,
  startsAt: startsAt ?? undefined,
  endsAt: orNothing(endsAt),
  link: orNothing(link),
  description: orNothing(description),
});

function useItemForm({ of, onDone }: Pick<WriteProps, 'onDone'> & { of?: TimelineDetail }) {
  const { t } = useTranslation(['timeline', 'common']);
  const send = (body: WriteTimelineBody) =>
    of
      ? sendAuthenticated(timeline.revise, { params: { id: of.itemId }, body })
      : sendAuthenticated(timeline.draft, { body });
  return useForm<Values, WriteTimelineBody>({
    initial: of ? valuesOf(of) : empty,
    ...(of ? {} : { draft: 'timeline:new' }),
    body: bodyOf,
    contract: writeTimelineBody,
    beside: {
      'timeline-too-early': 'startsAt',
      'timeline-ends-too-early': 'endsAt',
      'timeline-too-long': 'endsAt',
      'car-unknown': 'carIds',
    },
    submit: async (body) => {
      const { id } = await send(body);
      const undo = of && {
        label: t('common:undo'),
        run: () => void send(writeTimelineBody.parse(bodyOf(valuesOf(of)))),
      };
      showSnack({ kind: 'success', text: t('timeline:saved', { name: body.name }), ...(undo && { action: undo }) });
      onDone(id, body.startsAt);
    },
  });
}

function ItemForm({ of, cars, onDone, onCancel }: WriteProps & { of?: TimelineDetail }) {
  const { t } = useTranslation(['timeline', 'common']);
  const form = useItemForm({ onDone, ...(of && { of }) });
  const kinds = timelineKinds.map((kind) => ({ value: kind, label: t(`timeline:kinds.${kind}`) }));
  const kind = form.field('kind');
  const spoiler = form.field('spoiler');
  const carIds = form.field('carIds');
  return (
    <section className={styles['form']} aria-label={of ? t('timeline:edit') : t('timeline:write')}>
      <h2>{of ? of.name : t('timeline:write')}</h2>
      <FormFrame
        label={of ? t('timeline:edit') : t('timeline:write')}
        form={form}
        act={t('timeline:save')}
        foot={
          <Button variant="ghost" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        }
      >
        <PickField
          {...kind}
          label={t('timeline:kind')}
          options={kinds}
          onChange={(next) => next && kind.onChange(next)}
        />
        <Field {...form.field('name')} label={t('timeline:name')} maxLength={TIMELINE_NAME_MAX} autoComplete="off" />
        <div className={styles['pair']}>
          <MomentField {...form.field('startsAt')} label={t('timeline:begin')} />
          <MomentField {...form.field('endsAt')} label={t('timeline:end')} />
        </div>
        <CarsField {...carIds} cars={cars} />
        <Switch
          label={t('timeline:spoiler')}
          help={t('timeline:spoilerHelp')}
          on={spoiler.value}
          onChange={spoiler.onChange}
        />
        <Field
          {...form.field('link')}
          label={t('timeline:link')}
          inputMode="url"
          placeholder={LINK_START}
          autoComplete="off"
        />
        <TextField
          {...descriptionOf(form.field('description'))}
          label={t('timeline:description')}
          maxLength={TIMELINE_TEXT_MAX}
        />
      </FormFrame>
    </section>
  );
}

const descriptionOf = ({
  onChange,
  ...field
}: {
  value: string;
  onChange: (text: string) => void;
  name: string;
  error: string | undefined;
}) => ({
  ...field,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
});
