import { useTranslation } from 'react-i18next';
import { campaign, type Car, matchReasonCodes, type StateMatchBody } from '#contracts';
import { rewardChance } from '#racing';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { useReleasedVersions } from '../../lib/use-released-versions.ts';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { type ChosenReason, noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './campaign-editing.module.css';
import { RewardCars } from './reward-cars.tsx';

type Reason = ChosenReason<(typeof matchReasonCodes)[number]>;
type Facts = { readonly carIds: readonly string[]; readonly trackCodes: readonly string[] };
type Entered = { carIds: readonly string[]; tracks: string; gameVersion: string | null; reason: Reason };

type MatchFormProps = {
  place: string;
  match: number;
  now: Facts;
  carOf: (carId: string) => Car | undefined;
  pickCar: (picked: (car: Car) => void) => void;
};

const codesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((code) => code !== '');

/** Sends the changes; undoing sends the previous values the same way. */
function useStating({ place, match, now }: MatchFormProps) {
  const { t } = useTranslation(['campaign', 'staffcars', 'common']);
  const send = (body: Omit<StateMatchBody, 'place' | 'match'>) =>
    sendAuthenticated(campaign.stateMatch, { body: { place, match, ...body } });
  return async (body: Omit<StateMatchBody, 'place' | 'match'>) => {
    await send(body);
    const before = { carIds: [...now.carIds], trackCodes: [...now.trackCodes] };
    const undo = async () => {
      await send({ ...body, facts: before, reason: { code: 'correction', text: t('staffcars:undone') } });
      showSnack({ kind: 'info', text: t('staffcars:undone') });
    };
    const action = { label: t('common:undo'), run: () => void undo() };
    showSnack({ kind: 'success', text: t('campaign:saved', { place, match }), action });
  };
}

export function MatchForm(props: MatchFormProps) {
  const { place, match, now, carOf, pickCar } = props;
  const { t } = useTranslation(['campaign', 'staffcars', 'screen']);
  const versions = useReleasedVersions();
  const state = useStating(props);
  const form = useForm<Entered, Omit<StateMatchBody, 'place' | 'match'>>({
    initial: { carIds: now.carIds, tracks: now.trackCodes.join(' '), gameVersion: null, reason: noReason },
    body: ({ carIds, tracks, gameVersion, reason }) => ({
      gameVersion: gameVersion ?? versions[0],
      facts: { carIds, trackCodes: codesIn(tracks) },
      reason: reasonBody(reason),
    }),
    check: ({ carIds, tracks, reason }) => ({
      carIds: carIds.length === 1 ? t('campaign:carsWrong') : undefined,
      tracks: [0, 5].includes(codesIn(tracks).length) ? undefined : t('campaign:tracksWrong'),
      reason: reason.code === undefined ? t('screen:reason.missing') : undefined,
    }),
    submit: state,
  });
  const { carIds, gameVersion } = form.values;
  const setCars = (next: readonly string[]) => form.fields.setFieldValue('carIds', next);
  return (
    <FormFrame label={t('campaign:of', { place, match })} form={form} act={t('staffcars:act.save')}>
      <RewardCars
        cars={carIds.map((id) => ({ id, name: carOf(id)?.name ?? id }))}
        chances={carIds.map((_, at) => rewardChance(carIds.length, at))}
        error={form.field('carIds').error}
        onAdd={() => pickCar(({ id }) => setCars([...form.fields.getValues().carIds, id]))}
        onChange={setCars}
      />
      <Field
        {...form.field('tracks')}
        label={t('campaign:tracks')}
        help={t('campaign:tracksHelp')}
        autoComplete="off"
      />
      <PickField
        label={t('staffcars:gameVersion')}
        help={t('staffcars:versionSince')}
        options={versions.map((name) => ({ value: name, label: name }))}
        value={gameVersion ?? versions[0] ?? null}
        onChange={(version) => form.fields.setFieldValue('gameVersion', version)}
      />
      <div className={styles['reason']}>
        <ReasonFields
          {...form.field('reason')}
          options={matchReasonCodes.map((value) => ({ value, text: t(`staffcars:why.${value}`) }))}
          help={t('staffcars:reasonHelp')}
        />
      </div>
    </FormFrame>
  );
}
