import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/form/use-action.ts';
import { signInByPasskey } from '../../lib/session/passkeys.ts';
import type { SignedInHow } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasskeyIcon } from '../../ui/icons.ts';
import { Refusal } from '../../ui/form/refusal.tsx';

export function PasskeyButton({ onDone }: { onDone: (how: SignedInHow) => void }) {
  const { t } = useTranslation('account');
  const { busy, problem, run } = useAction(async () => {
    onDone(await signInByPasskey());
  });
  return (
    <>
      <Button wide size="large" busy={busy} icon={<PasskeyIcon aria-hidden="true" />} onClick={() => run()}>
        {t('withPasskey')}
      </Button>
      <Refusal problem={problem} />
    </>
  );
}
