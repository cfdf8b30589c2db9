import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_BYTES_MAX } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { FileField } from '../../ui/field/file-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './photo-form.module.css';
import { sendPhoto } from './send-photo.ts';
import { SendingPhoto } from './sending-photo.tsx';
import { useSending } from './use-sending.ts';

const KINDS = ['.png', '.jpg', '.jpeg', '.webp'];

type PhotoFormProps = { car: { readonly id: string; readonly name: string }; onSent: () => void };

/** A picture of the car, shown as the card will cut it, and what happens to it. */
export function PhotoForm({ car, onSent }: PhotoFormProps) {
  const { t } = useTranslation('photos');
  const { id, name } = car;
  const sending = useSending();
  const form = useForm<{ file: File | null }>({
    initial: { file: null },
    check: ({ file }) => ({ file: file === null ? t('form.missing') : undefined }),
    submit: async ({ file }): Promise<void> => {
      if (file === null) return;
      // What was stopped was not taken: the picture stays chosen.
      if (!(await sending.during((way) => sendPhoto(id, file, way)))) return form.fields.setValues({ file });
      showSnack({ kind: 'success', text: t('sent', { name }) });
      onSent();
    },
  });
  const { file } = form.values;
  return (
    <FormFrame label={t('sendOf', { name })} form={form} act={t('form.act')} acting={t('form.acting')}>
      <FileField {...form.field('file')} label={t('form.file')} kinds={KINDS} mostBytes={FILE_BYTES_MAX} />
      {file === null ? null : <Preview file={file} />}
      {sending.share === undefined ? null : <SendingPhoto share={sending.share} onStop={sending.stop} />}
      <ul className={styles['rules']}>
        <li>{t('form.whole')}</li>
        <li>{t('form.own')}</li>
        <li>{t('form.review')}</li>
      </ul>
    </FormFrame>
  );
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('photos');
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={t('form.preview')} className={styles['preview']} />;
}
