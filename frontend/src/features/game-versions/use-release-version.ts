import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseGameVersionBody, versions } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

type Entered = { gameVersion: string; releasedOn: string };
type Sent = { gameVersion: string; releasedOn?: string };

/** A version that does not follow the newest one; `why` is the server's message. */
type OutOfTurn = Sent & { readonly why: string };

/** Marks a version as released. A suspected typing error is sent again after confirmation. */
export function useReleaseVersion() {
  const { t } = useTranslation(['versions', 'problems']);
  const [open, setOpen] = useState<OutOfTurn | null>(null);
  const send = async (body: Sent & { confirmed?: true }) => {
    await sendAuthenticated(versions.release, { body });
    setOpen(null);
    form.fields.reset();
    showSnack({ kind: 'success', text: t('done', { version: body.gameVersion }) });
  };
  const form = useForm<Entered, Sent>({
    initial: { gameVersion: '', releasedOn: '' },
    body: ({ gameVersion, releasedOn }) => ({
      gameVersion: gameVersion.trim(),
      ...(releasedOn !== '' && { releasedOn }),
    }),
    check: ({ gameVersion }) => ({
      gameVersion: shapeOf(gameVersion) ? undefined : t('problems:game-version-invalid'),
    }),
    submit: (body) =>
      send(body).catch((thrown: unknown) => {
        const { code, facts } = asProblem(thrown);
        if (code !== 'game-version-not-next') throw thrown;
        setOpen({ ...body, why: t(`problems:${code}`, facts) });
      }),
  });
  const confirming = useAction(async ({ why: _why, ...body }: OutOfTurn) => send({ ...body, confirmed: true }));
  return { form, open, stopAsking: () => setOpen(null), confirming };
}

const shapeOf = (gameVersion: string): boolean =>
  releaseGameVersionBody.shape.gameVersion.safeParse(gameVersion.trim()).success;
