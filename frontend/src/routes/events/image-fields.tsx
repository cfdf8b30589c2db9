import { useTranslation } from 'react-i18next';
import { FILE_BYTES_MAX, uploads } from '#contracts';
import { sendFile } from '../../lib/api/send-file.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { withLoginPrompt } from '../../lib/session/while-signed-in.ts';
import { uploadAddress } from '../../lib/upload-address.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FeatureGate } from '../../ui/feature-gate/feature-gate.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { CloseIcon, MoveUpIcon } from '../../ui/icons.ts';
import { Sending } from '../../ui/upload/sending.tsx';
import { useSending } from '../../ui/upload/use-sending.ts';
import fields from './event-fields.module.css';
import styles from './event-images.module.css';

const KINDS = ['.png', '.jpg', '.jpeg', '.webp'];
const IMAGES_MAX = 4;

type ImageFieldsProps = {
  /** Of the event. */
  name: string;
  /** Names of uploads, the first for the cover. */
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** An event's pictures: each is uploaded immediately when chosen, and attached to the event when the form is saved. */
export function ImageFields({ name, value, error, onChange }: ImageFieldsProps) {
  const { t } = useTranslation(['events', 'photos', 'problems']);
  const { share, during, stop } = useSending();
  const { busy, problem, run } = useAction(async (file: File) => {
    const kept = await during((way) => withLoginPrompt(() => sendFile(uploads.keep, { body: file }, way)));
    if (kept && !value.includes(kept.name)) onChange([...value, kept.name]);
  });
  const refused = problem && t(`problems:${problem.code}`, problem.facts);
  return (
    <fieldset className={fields['part']}>
      <legend>{t('events:fields.images')}</legend>
      <ul className={styles['chosen']}>
        {value.map((image, at) => (
          <li key={image}>
            <img src={uploadAddress(image, 'card')} alt={t('events:images.of', { number: at + 1, name })} />
            {at === 0 ? (
              <small>{t('events:images.isCover')}</small>
            ) : (
              <IconButton
                label={t('events:images.asCover', { number: at + 1 })}
                size="small"
                onClick={() => onChange([image, ...value.toSpliced(at, 1)])}
              >
                <MoveUpIcon />
              </IconButton>
            )}
            <IconButton
              label={t('events:images.remove', { number: at + 1 })}
              size="small"
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {value.length < IMAGES_MAX && !busy ? (
        <FeatureGate feature="uploads">
          <FileField
            label={t('events:images.add')}
            kinds={KINDS}
            mostBytes={FILE_BYTES_MAX}
            value={null}
            error={refused ?? error}
            onChange={(file) => file && run(file)}
          />
        </FeatureGate>
      ) : null}
      {share === undefined ? null : (
        <Sending share={share} acting={t('photos:form.acting')} checking={t('photos:form.checking')} onStop={stop} />
      )}
      <p className={styles['help']}>{t('events:images.help')}</p>
    </fieldset>
  );
}
