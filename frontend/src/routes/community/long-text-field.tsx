import { TextField } from '../../ui/field/text-field.tsx';

type WordsFieldProps = {
  label: string;
  help?: string;
  maxLength: number;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

export const LongTextField = ({ onChange, ...field }: WordsFieldProps) => (
  <TextField {...field} rows={3} onChange={({ target }) => onChange(target.value)} />
);
