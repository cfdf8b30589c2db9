import { useTranslation } from 'react-i18next';
import { LOOP_BYTES_MAX } from '#contracts';
import { sendLoop } from '../../features/showcase/send-loop.ts';
import styles from '../../features/showcase/showcase.module.css';
import { useForm } from '../../lib/form/use-form.ts';
import { FileField } from '../../ui/field/file-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { SendingPhoto } from '../../features/car-photos/sending-photo.tsx';
import { useSending } from '../../features/car-photos/use-sending.ts';
import { FilePreview } from './file-preview.tsx';

const KINDS = ['.gif', '.webp'];

type LoopFormProps = { car: { readonly id: string; readonly name: string }; onSent: () => void };

/** A file that moves, as the card will show it, and what happens to it. What failed stays chosen, to be sent again. */
export function LoopForm({ car: { id, name }, onSent }: LoopFormProps) {
  const { t } = useTranslation('showcase');
  const sending = useSending();
  const form = useForm<{ file: File | null }>({
    initial: { file: null },
    check: ({ file }) => ({ file: file === null ? t('form.missing') : undefined }),
    submit: async ({ file }): Promise<void> => {
      if (file === null) return;
      // What was stopped was not taken: the file stays chosen.
      if (!(await sending.during((way) => sendLoop(id, file, way)))) return form.fields.setValues({ file });
      showSnack({ kind: 'success', text: t('sent', { name }) });
      onSent();
    },
  });
  const { file } = form.values;
  return (
    <FormFrame label={t('addOf', { name })} form={form} act={t('form.act')} acting={t('form.acting')}>
      <FileField {...form.field('file')} label={t('form.file')} kinds={KINDS} mostBytes={LOOP_BYTES_MAX} />
      {file === null ? null : <FilePreview file={file} />}
      {sending.share === undefined ? null : <SendingPhoto share={sending.share} onStop={sending.stop} />}
      <ul className={styles['rules']}>
        <li>{t('form.kinds')}</li>
        <li>{t('form.own')}</li>
        <li>{t('form.review')}</li>
      </ul>
    </FormFrame>
  );
}
