import { useTranslation } from 'react-i18next';
import { carPhotos } from '#contracts';
import type { CarPhoto, DeclineCarPhotoBody } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type AsShown, atPress, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

type Said = 'approved' | 'declined' | 'withdrawn' | 'reopened';
type Undo = 'reopen' | 'sendAgain';

/** Actions on a photo; each shows its result and can be undone. A photo's name is that of its car. */
export function usePhotoMutations() {
  const { t } = useTranslation(['photos', 'problems', 'common']);
  const paramsOf = ({ carId, photoId }: CarPhoto) => ({ params: { id: carId, photoId } });
  const nameOf = ({ car, carId }: CarPhoto) => car?.name ?? carId;
  const undoing = { reopen: carPhotos.reopen, sendAgain: carPhotos.sendAgain };

  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const undo = (photo: CarPhoto, how: Undo): Promise<void> =>
    sendAuthenticated(undoing[how], paramsOf(photo)).then(() => say(photo, 'reopened'), failed);
  const say = (photo: CarPhoto, said: Said, how?: Undo) => {
    const action = how && { label: t('common:undo'), run: () => void undo(photo, how) };
    showSnack({ kind: 'info', text: t(`photos:${said}`, { name: nameOf(photo) }), ...(action && { action }) });
  };

  return {
    approve: (photo: CarPhoto) =>
      sendAuthenticated(carPhotos.approve, { ...paramsOf(photo), body: seenOf(atPress(photo)) }).then(
        () => say(photo, 'approved', 'reopen'),
        failed,
      ),
    withdraw: (photo: CarPhoto) =>
      sendAuthenticated(carPhotos.withdraw, paramsOf(photo)).then(() => say(photo, 'withdrawn', 'sendAgain'), failed),
    sendAgain: (photo: CarPhoto) => undo(photo, 'sendAgain'),
    reopen: (photo: CarPhoto) => undo(photo, 'reopen'),
    /** Throws the refusal: the dialog that asked for the reason shows it. */
    decline: async (photo: AsShown<CarPhoto>, reason: DeclineCarPhotoBody['reason']) => {
      await sendAuthenticated(carPhotos.decline, { ...paramsOf(photo), body: { reason, ...seenOf(photo) } });
      say(photo, 'declined', 'reopen');
    },
  };
}
