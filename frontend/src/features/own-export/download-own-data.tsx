import { useAct } from '../../lib/form/use-act.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { askOwnExport } from './ask-own-export.ts';

/** Everything one has, as a file. It is waited for here, so that a refusal is said here, too. */
export function DownloadOwnData({ label }: { label: string }) {
  const { busy, problem, run } = useAct(async () => saveFile(await askOwnExport(), 'track-day-records.zip'));
  return (
    <>
      <Button busy={busy} onClick={() => run()}>
        {label}
      </Button>
      <Refusal problem={problem} />
    </>
  );
}
