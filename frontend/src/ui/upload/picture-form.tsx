import { useForm } from '../../lib/form/use-form.ts';
import type { UploadOptions } from '../../lib/api/send-file.ts';
import { FeatureGate } from '../feature-gate/feature-gate.tsx';
import { FileField } from '../field/file-field.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { showSnack } from '../snack/snacks.ts';
import { FilePreview } from './file-preview.tsx';
import styles from './picture-form.module.css';
import { Sending } from './sending.tsx';
import { useSending } from './use-sending.ts';

type PictureFormProps = {
  words: Record<'label' | 'file' | 'missing' | 'preview' | 'act' | 'acting' | 'checking' | 'sent', string>;
  /** The rules for the picture, and its further processing. */
  rules: readonly string[];
  kinds: readonly string[];
  mostBytes: number;
  /** False when it was stopped. */
  send: (file: File, way: UploadOptions) => Promise<boolean>;
  onSent: () => void;
};

/** A picture cropped as on a card, its rules, and its upload. A file that failed stays chosen. */
export function PictureForm({ words, rules, kinds, mostBytes, send, onSent }: PictureFormProps) {
  const sending = useSending();
  const form = useForm<{ file: File | null }>({
    initial: { file: null },
    check: ({ file }) => ({ file: file === null ? words.missing : undefined }),
    submit: async ({ file }): Promise<void> => {
      if (file === null) return;
      // A stopped upload was not accepted: the file stays chosen.
      if (!(await sending.during((way) => send(file, way)))) return form.fields.setValues({ file });
      showSnack({ kind: 'success', text: words.sent });
      onSent();
    },
  });
  const { file } = form.values;
  const { share, stop } = sending;
  return (
    <FeatureGate feature="uploads">
      <FormFrame label={words.label} form={form} act={words.act} acting={words.acting}>
        <FileField {...form.field('file')} label={words.file} kinds={kinds} mostBytes={mostBytes} />
        {file === null ? null : <FilePreview file={file} alt={words.preview} />}
        {share === undefined ? null : (
          <Sending share={share} acting={words.acting} checking={words.checking} onStop={stop} />
        )}
        <ul className={styles['rules']}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </FormFrame>
    </FeatureGate>
  );
}
