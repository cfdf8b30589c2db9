import { useTranslation } from 'react-i18next';
import { FILE_BYTES_MAX } from '#contracts';
import { PictureForm } from '../../ui/upload/picture-form.tsx';
import { sendPhoto } from './send-photo.ts';

const KINDS = ['.png', '.jpg', '.jpeg', '.webp'];

type PhotoFormProps = { car: { readonly id: string; readonly name: string }; onSent: () => void };

export function PhotoForm({ car: { id, name }, onSent }: PhotoFormProps) {
  const { t } = useTranslation('photos');
  return (
    <PictureForm
      words={{
        label: t('sendOf', { name }),
        file: t('form.file'),
        missing: t('form.missing'),
        preview: t('form.preview'),
        act: t('form.act'),
        acting: t('form.acting'),
        checking: t('form.checking'),
        sent: t('sent', { name }),
      }}
      rules={[t('form.whole'), t('form.own'), t('form.review')]}
      kinds={KINDS}
      mostBytes={FILE_BYTES_MAX}
      send={(file, way) => sendPhoto(id, file, way)}
      onSent={onSent}
    />
  );
}
