import { Suspense, useState } from 'react';
import { loadLazyTexts } from '../../lib/i18n/i18n.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { useStore } from '../../lib/store.ts';
import { useOnAnotherPage } from './use-on-another-page.ts';

// With the texts of refusals that only accounts have.
const SignInDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('../../features/sign-in/sign-in-dialog.tsx'), loadLazyTexts()]);
  return part.SignInDialog;
});

export function SignInLayer() {
  const request = useStore(signInRequest);
  const [needed, setNeeded] = useState(false);
  useOnAnotherPage(() => signInRequest.get()?.settle(false));
  if (request !== null && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog />
    </Suspense>
  );
}
