import { useAct } from '../../lib/form/use-act.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { askOwnExport } from './ask-own-export.ts';

/** The user's data as a file. The page waits for it, so that it can also show a refusal. */
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
