import { useTranslation } from 'react-i18next';
import { GARAGE_CHANGES_MAX, garages } from '#contracts';
import type { GarageGroup, GarageVisibility, NotedCopy } from '#contracts';
import { garageCsv, type GarageCopy } from '#racing';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { idOnReturn } from './new-copy-id.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

const bare = ({ note: _note, ...copy }: GarageCopy & { note?: string | null }): GarageCopy => copy;

/** Few copies by name, many in one file. */
async function sendCopies(copies: readonly GarageCopy[], asFile: boolean): Promise<void> {
  if (copies.length === 0) return;
  const plain = copies.map(bare);
  if (!asFile && plain.length <= GARAGE_CHANGES_MAX) await sendAuthenticated(garages.keep, { body: { copies: plain } });
  else await sendAuthenticated(garages.importFile, { body: new Blob([garageCsv(plain)], { type: 'text/csv' }) });
}

async function sendRemoval(copyIds: readonly string[]): Promise<void> {
  if (copyIds.length > 0) await sendAuthenticated(garages.remove, { body: { copyIds: [...copyIds] } });
}

type Doing = { text: string; undo?: (() => Promise<void>) | undefined };

type Act = (doing: () => Promise<unknown>, said: Doing) => Promise<boolean>;

function useAct(changed: () => void): Act {
  const { t } = useTranslation(['garage', 'common', 'problems']);
  const act: Act = async (doing, { text, undo }) => {
    try {
      await doing();
      changed();
      const run = undo && (() => void act(undo, { text: t('garage:undone') }));
      showSnack({ kind: 'success', text, ...(run && { action: { label: t('common:undo'), run } }) });
      return true;
    } catch (thrown: unknown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
      return false;
    }
  };
  return act;
}

const idsOf = (copies: readonly GarageCopy[]): readonly string[] => copies.map(({ copyId }) => copyId);

const addedTo = (before: readonly GarageCopy[], copies: readonly GarageCopy[]): readonly string[] => {
  const known = new Set(idsOf(before));
  return idsOf(copies).filter((copyId) => !known.has(copyId));
};

type Change = Record<'kept' | 'removed' | 'before', readonly GarageCopy[]>;

/** Saves copies as given; `before`: the previous state of existing ones. */
const changing = ({ kept, removed, before }: Change, asFile: boolean) => ({
  forth: async () => {
    await sendCopies(kept, asFile);
    await sendRemoval(idsOf(removed));
  },
  back: async () => {
    const returned = removed.map((copy) => ({ ...copy, copyId: idOnReturn(copy.copyId) }));
    await sendCopies([...before, ...returned], false);
    await sendRemoval(addedTo(before, kept));
  },
});

const sendGroup = async ({ groupId, ...body }: GarageGroup): Promise<void> => {
  await sendAuthenticated(garages.saveGroup, { params: { groupId }, body });
};

const garageActs = (act: Act) => {
  const change = (of: Change, text: string, asFile = false) => {
    const { forth, back } = changing(of, asFile);
    return act(forth, { text, undo: back });
  };
  return {
    keep: (kept: readonly GarageCopy[], text: string, before: readonly GarageCopy[] = []) =>
      change({ kept, before, removed: [] }, text),
    remove: (removed: readonly GarageCopy[], text: string) => change({ removed, kept: [], before: [] }, text),
    bring: (of: Change, text: string) => change(of, text, true),
    note: ({ copyId }: NotedCopy, text: string, said: string) =>
      act(() => sendAuthenticated(garages.note, { params: { copyId }, body: { text } }), { text: said }),
    share: (visibility: GarageVisibility, text: string) =>
      act(() => sendAuthenticated(garages.share, { body: { visibility } }), { text }),
    saveGroup: (group: GarageGroup, text: string) => act(() => sendGroup(group), { text }),
    removeGroup: (group: GarageGroup, text: string) =>
      act(() => sendAuthenticated(garages.removeGroup, { params: { groupId: group.groupId } }), {
        text,
        undo: () => sendGroup({ ...group, groupId: idOnReturn(group.groupId) }),
      }),
  };
};

export type GarageMutations = ReturnType<typeof garageActs>;

export const useGarageMutations = (changed: () => void): GarageMutations => garageActs(useAct(changed));
