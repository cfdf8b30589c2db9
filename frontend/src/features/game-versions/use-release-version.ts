import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseGameVersionBody, versions } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useAct } from '../../lib/form/use-act.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

type Entered = { gameVersion: string };

/** A version that does not follow the newest one, as the server says it. */
type OutOfTurn = { readonly gameVersion: string; readonly why: string };

/** Says that a version is out. What the server takes for a typing error is sent again when that is confirmed. */
export function useReleaseVersion() {
  const { t } = useTranslation(['versions', 'problems']);
  const [asking, setAsking] = useState<OutOfTurn | null>(null);
  const send = async (body: Entered & { confirmed?: true }) => {
    await sendSignedIn(versions.release, { body });
    setAsking(null);
    form.fields.reset();
    showSnack({ kind: 'success', text: t('done', { version: body.gameVersion }) });
  };
  const form = useForm<Entered>({
    initial: { gameVersion: '' },
    body: ({ gameVersion }) => ({ gameVersion: gameVersion.trim() }),
    check: ({ gameVersion }) => ({
      gameVersion: shapeOf(gameVersion) ? undefined : t('problems:game-version-invalid'),
    }),
    submit: (body) =>
      send(body).catch((thrown: unknown) => {
        const { code, facts } = asProblem(thrown);
        if (code !== 'game-version-not-next') throw thrown;
        setAsking({ gameVersion: body.gameVersion, why: t(`problems:${code}`, facts) });
      }),
  });
  const confirming = useAct(async ({ gameVersion }: Entered) => send({ gameVersion, confirmed: true }));
  return { form, asking, stopAsking: () => setAsking(null), confirming };
}

const shapeOf = (gameVersion: string): boolean =>
  releaseGameVersionBody.shape.gameVersion.safeParse(gameVersion.trim()).success;
