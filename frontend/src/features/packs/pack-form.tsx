import { useTranslation } from 'react-i18next';
import { packKinds, packReasonCodes, type RevisePackBody } from '#contracts';
import { type PackAttributes, packFaults } from '#racing';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { useReleasedVersions } from '../../lib/use-released-versions.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { type EnteredPack, enteredOf, attributesOfEntered, oddsFault, oddsFields } from './pack-entered.ts';
import type { KnownPack } from './use-pack-kinds.ts';

/** The body sent: the contract's chances and those of a pack are the same words. */
type Body = Omit<RevisePackBody, 'facts'> & { facts: PackAttributes };
type PackFormProps = { pack: KnownPack | undefined; onSaved: (packId: string) => void };

const sent = ({ facts, ...rest }: Body) => ({ ...rest, facts: facts as Required<RevisePackBody['facts']> });

function useStating({ pack, onSaved }: PackFormProps) {
  const { t } = useTranslation(['packs', 'staffcars', 'common']);
  const revise = (packId: string, body: Body) =>
    sendAuthenticated(packKinds.revise, { params: { packId }, body: sent(body) });
  return async (body: Body) => {
    const { id } = pack ? await revise(pack.id, body) : await sendAuthenticated(packKinds.add, { body: sent(body) });
    const before = pack?.facts ?? { ...body.facts, given: false };
    const undo = async () => {
      await revise(id, { ...body, facts: before, reason: { code: 'correction', text: t('staffcars:undone') } });
      showSnack({ kind: 'info', text: t('staffcars:undone') });
    };
    const action = { label: t('common:undo'), run: () => void undo() };
    showSnack({ kind: 'success', text: t('packs:edit.saved', { name: body.facts.name }), action });
    onSaved(id);
  };
}

type PackDialogProps = PackFormProps & { onClose: () => void };

export function PackDialog({ onClose, ...props }: PackDialogProps) {
  const { t } = useTranslation('packs');
  return (
    <Dialog title={props.pack ? t('edit.change') : t('edit.add')} opened onClose={onClose} width={560} fillsPhone>
      <PackForm {...props} />
    </Dialog>
  );
}

function PackForm({ pack, onSaved }: PackFormProps) {
  const { t } = useTranslation(['packs', 'staffcars', 'screen']);
  const versions = useReleasedVersions();
  const submit = useStating({ pack, onSaved });
  const form = useForm<EnteredPack, Body>({
    initial: enteredOf(pack?.facts, null),
    ...(pack ? {} : { draft: 'pack:new' }),
    body: (entered) => ({
      gameVersion: entered.gameVersion ?? versions[0],
      facts: attributesOfEntered(entered),
      reason: reasonBody(entered.reason),
    }),
    check: (entered) => {
      const faults = packFaults(attributesOfEntered(entered));
      const wrong = (is: boolean) => (is ? t('screen:wrong.format') : undefined);
      const ofOdds = oddsFields.map((field) => {
        const fault = oddsFault(entered, field);
        return [field, fault && t(`packs:edit.wrong.${fault.fault}`, fault)];
      });
      return {
        ...Object.fromEntries(ofOdds),
        name: faults.includes('name') ? t('screen:wrong.needed') : undefined,
        cash: wrong(faults.includes('price')),
        themedCash: wrong(faults.includes('themedPrice')),
        themedCards: wrong(faults.includes('themedCards') && !faults.includes('odds')),
        reason: entered.reason.code === undefined ? t('screen:reason.missing') : undefined,
      };
    },
    beside: { 'pack-exists': 'name' },
    submit,
  });
  const set = form.fields.setFieldValue;
  const text = (name: 'cash' | 'gold' | 'themedCash' | 'themedGold' | 'themedCards') => (
    <Field {...form.field(name)} label={t(`packs:edit.${name}`)} inputMode="numeric" autoComplete="off" />
  );
  return (
    <FormFrame label={pack ? t('packs:edit.change') : t('packs:edit.add')} form={form} act={t('staffcars:act.save')}>
      <Field {...form.field('name')} label={t('packs:edit.name')} maxLength={40} autoComplete="off" />
      {text('cash')}
      {text('gold')}
      {oddsFields.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          onChange={(event) => set(name, event.target.value)}
          label={t(`packs:edit.${name}`)}
          help={name === 'odds' ? t('packs:edit.oddsHelp') : t('packs:edit.oddsEmpty')}
        />
      ))}
      {text('themedCards')}
      {text('themedCash')}
      {text('themedGold')}
      <Switch label={t('packs:edit.special')} on={form.values.special} onChange={(on) => set('special', on)} />
      <Switch label={t('packs:edit.given')} on={form.values.given} onChange={(on) => set('given', on)} />
      <PickField
        label={t('staffcars:gameVersion')}
        help={t('staffcars:versionSince')}
        options={versions.map((name) => ({ value: name, label: name }))}
        value={form.values.gameVersion ?? versions[0] ?? null}
        onChange={(version) => set('gameVersion', version)}
      />
      <ReasonFields
        {...form.field('reason')}
        options={packReasonCodes.map((value) => ({ value, text: t(`staffcars:why.${value}`) }))}
        help={t('staffcars:reasonHelp')}
      />
      {pack ? <HistoryLink small kind="pack" itemId={pack.id} name={pack.name} /> : null}
    </FormFrame>
  );
}
