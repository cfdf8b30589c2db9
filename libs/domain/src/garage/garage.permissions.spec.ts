import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId } from '#kernel';
import { AgreeToGarageCounting, agreeToGarageCounting } from './agree-to-counting.ts';
import { SaveGarageCopies, saveGarageCopies, RemoveGarageCopies, removeGarageCopies } from './change-garage-copies.ts';
import { type Garage, garage } from './garage.state.ts';
import { garagePermissions } from './garage.permissions.ts';
import { RemoveGarageGroup, removeGarageGroup, SaveGarageGroup, saveGarageGroup } from './save-garage-group.ts';
import { ShareGarage, shareGarage } from './share-garage.ts';
import { WriteGarageNote, writeGarageNote } from './write-garage-note.ts';

const of = { owner: 'ann' as ActorId, part: 1 };
const copy = { copyId: 'a', carId: 'Mini', points: '000', since: null, won: 0, lost: 0, drawn: 0, locked: false };
const item = (state: Garage) => ({ ...state, owner: of.owner });

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: garagePermissions,
    decider: garage,
    commands: {
      'save-garage-copies': (meta, _, state) => ({
        item,
        decide: () =>
          saveGarageCopies(new SaveGarageCopies({ ...of, copies: [copy] }, meta), state, { unknownCars: [] }),
      }),
      'remove-garage-copies': (meta, _, state) => ({
        item,
        decide: () => removeGarageCopies(new RemoveGarageCopies({ ...of, copyIds: ['a'] }, meta), state),
      }),
      'share-garage': (meta, _, state) => ({
        item,
        decide: () => shareGarage(new ShareGarage({ ...of, visibility: 'link' }, meta), state, { key: 'k' }),
      }),
      'agree-to-garage-counting': (meta, n, state) => ({
        item,
        decide: () => agreeToGarageCounting(new AgreeToGarageCounting({ ...of, agrees: n % 2 === 0 }, meta), state),
      }),
      'write-garage-note': (meta, _, state) => ({
        item,
        decide: () => writeGarageNote(new WriteGarageNote({ ...of, copyId: 'a' }, meta), state, {}),
      }),
      'save-garage-group': (meta, _, state) => ({
        item,
        decide: () =>
          saveGarageGroup(
            new SaveGarageGroup({ ...of, groupId: 'g', name: 'n', criteria: '', pictureCarId: null }, meta),
            state,
            { textId: 't', unknownValues: [] },
          ),
      }),
      'remove-garage-group': (meta, _, state) => ({
        item,
        decide: () => removeGarageGroup(new RemoveGarageGroup({ ...of, groupId: 'g' }, meta), state),
      }),
    },
  });
  expect(came).toEqual(commandsIn(garagePermissions));
});
