import { packKinds, type PackKind } from '#contracts';
import { type Pack, type PackAttributes, packOfAttributes } from '#racing';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

/** A pack as it is opened, with its attributes and the day on which its odds were last checked. */
export type KnownPack = Pack & { readonly facts: PackAttributes; readonly checked: string };

const knownOf = (pack: PackKind): KnownPack => {
  const { id, gameVersion: _, checked, ...facts } = pack;
  // The contract's chances may be present without a value; those of a pack are present or not.
  const known = facts as PackAttributes;
  return { ...packOfAttributes(id, known), facts: known, checked };
};

/** Every pack ever added, in the newest game version. */
export const usePackKinds = (): LiveView<readonly KnownPack[]> =>
  useLiveView({
    key: ['packs'],
    channels: ['catalogue'],
    ask: async () => {
      const answer = await queryApi(packKinds.list);
      return { ...answer, value: answer.value.items.map(knownOf) };
    },
  });
