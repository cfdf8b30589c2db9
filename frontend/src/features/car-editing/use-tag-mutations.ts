import { useTranslation } from 'react-i18next';
import { carTags, type StateCarTagBody, type TagStatus } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

const send = (body: StateCarTagBody) => sendAuthenticated(carTags.state, { body });

export function useTagMutations() {
  const { t } = useTranslation(['staffcars', 'common']);
  return async (body: StateCarTagBody, before: TagStatus): Promise<void> => {
    await send(body);
    const takeBack = async () => {
      await send({ tag: body.tag, standing: before, reason: { code: 'correction' } });
      showSnack({ kind: 'success', text: t('staffcars:undone') });
    };
    showSnack({
      kind: 'success',
      text: t('staffcars:saved', { name: body.tag }),
      action: { label: t('common:undo'), run: () => void takeBack() },
    });
  };
}
