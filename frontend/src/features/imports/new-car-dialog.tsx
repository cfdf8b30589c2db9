import { useTranslation } from 'react-i18next';
import type { ImportRow, SettleImportRowBody } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import type { AsShown } from '../../lib/seen-of.ts';
import { ChangedThing } from '../../ui/changed/changed-thing.tsx';
import { useAsShown } from '../../ui/changed/use-as-shown.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import styles from './imports.module.css';

type NewCar = NonNullable<SettleImportRowBody['newCar']>;
type NewCarDialogProps = {
  row: ImportRow;
  opened: boolean;
  onClose: () => void;
  submit: (row: AsShown<ImportRow>, car: NewCar) => Promise<void>;
};

/** Adds the first car of a row, as the game writes it: it waits for review. */
export function NewCarDialog({ row, opened, onClose, submit }: NewCarDialogProps) {
  const { t } = useTranslation('imports');
  return (
    <Dialog title={t('newCarTitle', { row: row.row })} opened={opened} onClose={onClose} width={480}>
      {opened ? <NewCarForm row={row} submit={submit} /> : null}
    </Dialog>
  );
}

function NewCarForm({ row, submit }: Pick<NewCarDialogProps, 'row' | 'submit'>) {
  const { t } = useTranslation(['imports', 'staffcars', 'problems']);
  const { shown, isChanged, read } = useAsShown(row);
  const needed = (text: string) => (text.trim() === '' ? t('staffcars:needed') : undefined);
  const form = useForm<{ name: string; brand: string; year: string }, NewCar>({
    initial: { name: row.name, brand: row.brand, year: row.year === null ? '' : String(row.year) },
    body: ({ name, brand, year }) => ({ name: name.trim(), brand: brand.trim(), year: Number(year) }),
    check: ({ name, brand, year }) => ({
      name: needed(name),
      brand: needed(brand),
      year: /^\d{4}$/.test(year.trim()) ? undefined : t('imports:yearNeeded'),
    }),
    submit: (car) => submit(shown, car),
  });
  return (
    <FormFrame label={t('imports:newCar')} form={form} act={t('imports:addCar')}>
      <p className={styles['quiet']}>{t('imports:newCarHelp')}</p>
      {isChanged ? <ChangedThing shown={shown.settled} now={row.settled} onRead={read} /> : null}
      <Field {...form.field('brand')} label={t('staffcars:figure.brand')} autoComplete="off" />
      <Field {...form.field('name')} label={t('staffcars:figure.name')} autoComplete="off" data-autofocus />
      <Field
        {...form.field('year')}
        label={t('staffcars:figure.year')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </FormFrame>
  );
}
