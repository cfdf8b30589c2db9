import { useTranslation } from 'react-i18next';
import { ANIMATED_CARD_BYTES_MAX } from '#contracts';
import { sendAnimatedCard } from '../../features/animated-cards/send-animated-card.ts';
import { PictureForm } from '../../ui/upload/picture-form.tsx';

const KINDS = ['.gif', '.webp', '.png', '.apng'];

type LoopFormProps = { car: { readonly id: string; readonly name: string }; onSent: () => void };

export function AnimatedCardForm({ car: { id, name }, onSent }: LoopFormProps) {
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
      mostBytes={ANIMATED_CARD_BYTES_MAX}
      send={(file, way) => sendAnimatedCard(id, file, way)}
      onSent={onSent}
    />
  );
}
