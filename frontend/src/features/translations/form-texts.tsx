import { ONLY_FORM, placeholdersIn } from '#racing';
import type { TextForms } from '#racing';
import styles from './translations.module.css';

export function FormTexts({ forms, language }: { forms: TextForms; language: string }) {
  return (
    <div className={styles['forms']}>
      {Object.entries(forms).map(([form, text]) => (
        <div key={form}>
          {form === ONLY_FORM ? null : <small>{form.replace('ordinal_', '')}</small>}
          <p lang={language}>
            <Marked text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Marked({ text }: { text: string }) {
  const parts = placeholdersIn(text);
  const [first = '', ...rest] = splitAt(text, parts);
  return (
    <>
      {first}
      {rest.map((after, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          <code>{parts[at]}</code>
          {after}
        </span>
      ))}
    </>
  );
}

function splitAt(text: string, parts: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  for (const part of parts) {
    const at = rest.indexOf(part);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + part.length);
  }
  return [...pieces, rest];
}
