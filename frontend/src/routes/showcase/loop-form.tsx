import { useTranslation } from 'react-i18next';
import { LOOP_BYTES_MAX } from '#contracts';
import { sendLoop } from '../../features/showcase/send-loop.ts';
import { PictureForm } from '../../ui/upload/picture-form.tsx';

const KINDS = ['.gif', '.webp', '.png', '.apng'];

type LoopFormProps = { car: { readonly id: string; readonly name: string }; onSent: () => void };

export function LoopForm({ car: { id, name }, onSent }: LoopFormProps) {
  const { t } = useTranslation(['showcase', 'photos']);
  return (
    <PictureForm
      words={{
        label: t('addOf', { name }),
        file: t('form.file'),
        missing: t('form.missing'),
        preview: t('form.preview'),
        act: t('form.act'),
        acting: t('form.acting'),
        checking: t('photos:form.checking'),
        sent: t('sent', { name }),
      }}
      rules={[t('form.kinds'), t('form.own'), t('form.review')]}
      kinds={KINDS}
      mostBytes={LOOP_BYTES_MAX}
      send={(file, way) => sendLoop(id, file, way)}
      onSent={onSent}
    />
  );
}
