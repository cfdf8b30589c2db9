import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { GarageCopy } from '#racing';
import { AgreeToGarageCounting, agreeToGarageCounting } from './agree-to-counting.ts';
import { SaveGarageCopies, saveGarageCopies, RemoveGarageCopies, removeGarageCopies } from './change-garage-copies.ts';
import { type Garage, garage, garageStream } from './garage.state.ts';
import { idsToKnow } from './ids-of-garage.ts';
import { readGroup, writtenGroup } from './group.enums.ts';
import { SaveGarageGroup, saveGarageGroup } from './save-garage-group.ts';
import { ShareGarage, shareGarage } from './share-garage.ts';
import { WriteGarageNote, writeGarageNote } from './write-garage-note.ts';

const of = { owner: 'ann' as ActorId, part: 1 };
const copy = (copyId: string): GarageCopy => ({
  copyId,
  carId: 'Honda_NSX_1990',
  points: '996',
  since: '2026-03-01T18',
  won: 12,
  lost: 3,
  drawn: 0,
  locked: false,
});
const keep =
  (copies: readonly GarageCopy[], unknownCars: readonly string[] = []) =>
  (state: Garage) =>
    saveGarageCopies(new SaveGarageCopies({ ...of, copies }, by('ann')), state, { unknownCars });

describe('a garage', () => {
  it('has what its owner says, in events that the log takes, and no car that there is not', () => {
    given(garage)
      .when(keep([copy('a'), copy('b')]))
      .then([{ type: 'GarageCopiesKept', data: { owner: of.owner, copies: [copy('a'), copy('b')] } }]);
    given(garage)
      .when(keep([copy('a')], ['Nobody']))
      .thenBroken('car-unknown', { carId: 'Nobody' });
    const many = Array.from({ length: 3_000 }, (_, at) => copy(`c${at}`));
    const events = keep(many)(garage.initial);
    expect(events.flatMap(({ data }) => data.copies)).toEqual(many);
    expect(Math.max(...events.map(({ data }) => JSON.stringify(data).length))).toBeLessThan(64 * 1024);
    expect(events.length).toBeLessThan(15);
  });

  it('is changed by nobody else', () => {
    const remove = (state: Garage) =>
      removeGarageCopies(new RemoveGarageCopies({ ...of, copyIds: ['a'] }, by('bob', 'admin')), state);
    given(garage).when(remove).thenBroken('not-allowed');
  });

  it('loses what its owner takes out', () => {
    const remove = (state: Garage) =>
      removeGarageCopies(new RemoveGarageCopies({ ...of, copyIds: ['a'] }, by('ann')), state);
    given(garage)
      .when(remove)
      .then([{ type: 'GarageCopiesRemoved', data: { owner: of.owner, copyIds: ['a'] } }]);
  });

  it('takes no id that it does not know, but of a machine', () => {
    expect(idsToKnow(['nobodylikesbob', '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36'])).toEqual(['nobodylikesbob']);
    const remove = (state: Garage) =>
      removeGarageCopies(new RemoveGarageCopies({ ...of, copyIds: ['a'] }, by('ann')), state, { unknownIds: ['a'] });
    const faults = [{ path: 'copyIds.a', message: 'neither a UUID nor in the garage' }];
    given(garage).when(remove).thenBroken('shape-invalid', { faults });
  });

  it('has a key only while it is shared by link', () => {
    const share = (visibility: 'link' | 'public') => (state: Garage) =>
      shareGarage(new ShareGarage({ ...of, visibility }, by('ann')), state, { key: 'secret' });
    given(garage)
      .when(share('link'))
      .then([{ type: 'GarageShared', data: { owner: of.owner, visibility: 'link', key: 'secret' } }]);
    given(garage)
      .when(share('public'))
      .then([{ type: 'GarageShared', data: { owner: of.owner, visibility: 'public', key: null } }]);
  });

  it('is counted where its owner agrees, and no longer', () => {
    const agree = (agrees: boolean) => (state: Garage) =>
      agreeToGarageCounting(new AgreeToGarageCounting({ ...of, agrees }, by('ann')), state);
    const data = { owner: of.owner };
    given(garage)
      .when(agree(true))
      .then([{ type: 'GarageCountingAgreed', data: { ...data, agrees: true } }]);
    given(garage)
      .when(agree(false))
      .then([{ type: 'GarageCountingAgreed', data: { ...data, agrees: false } }]);
    const other = (state: Garage) =>
      agreeToGarageCounting(new AgreeToGarageCounting({ ...of, agrees: true }, by('bob')), state);
    given(garage).when(other).thenBroken('not-allowed');
  });

  it('has notes by the id of their text', () => {
    const note = (textId?: string) => (state: Garage) =>
      writeGarageNote(
        new WriteGarageNote({ ...of, copyId: 'a' }, by('ann')),
        state,
        textId === undefined ? {} : { textId },
      );
    given(garage)
      .when(note('words'))
      .then([{ type: 'GarageNoteWritten', data: { owner: of.owner, copyId: 'a', textId: 'words' } }]);
    given(garage)
      .when(note())
      .then([{ type: 'GarageNoteWritten', data: { owner: of.owner, copyId: 'a', textId: null } }]);
  });

  it('keeps nothing of a group’s filter but what it reads', () => {
    const save =
      (criteria: string, ...unknownValues: string[]) =>
      (state: Garage) =>
        saveGarageGroup(
          new SaveGarageGroup({ ...of, groupId: 'g', name: 'n', criteria, pictureCarId: null }, by('ann')),
          state,
          { textId: 'words', unknownValues },
        );
    const kept = { owner: of.owner, groupId: 'g', textId: 'words', pictureCarId: null };
    given(garage).when(save('no filter at all')).thenBroken('criteria-invalid');
    given(garage)
      .when(save('~NMine~rZebedee', 'Zebedee'))
      .thenBroken('criteria-invalid', { item: 'Zebedee', fault: 'criteria-value-unknown' });
    given(garage)
      .when(save('~NMine~rHonda~zwords'))
      .then([{ type: 'GarageGroupSaved', version: 2, data: { ...kept, criteria: '~N~rHonda' } }]);
  });

  it('keeps the names of parts of a group’s filter with its own, while they belong to it', () => {
    const text = writtenGroup({ name: 'Fast', criteria: '~NMine~rHonda' });
    expect([writtenGroup({ name: 'Fast', criteria: '~N~rHonda' }), text]).toEqual(['Fast', 'Fast\n~NMine~rHonda']);
    expect(readGroup(text, '~N~rHonda')).toEqual({ name: 'Fast', criteria: '~NMine~rHonda' });
    expect(readGroup(text, '~N~cS')).toEqual({ name: 'Fast', criteria: '~N~cS' });
    expect(readGroup('Fast', '~N~cS')).toEqual({ name: 'Fast', criteria: '~N~cS' });
  });

  it('goes on in another stream', () => {
    expect([garageStream(of), garageStream({ ...of, part: 2 })]).toEqual(['garage-ann', 'garage-ann|2']);
  });
});
