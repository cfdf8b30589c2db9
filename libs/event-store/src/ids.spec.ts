import type { ActorId } from '#kernel';
import { commandHashOf, commandIdOf, commandMeta, eventIdOf, newIdOf, reactionIdOf } from './ids.ts';

const key = 'b6a7e2f4-93a1-4a8e-8f7e-2c1d0e9b8a76';

describe('ids', () => {
  // Stored for ever: with another value every repeat would be taken for something new.
  it('never change', () => {
    const commandId = commandIdOf('user-1', key);
    const commandHash = commandHashOf('SubmitLapTime', { carId: 'a', value: { kind: 'time', seconds: 24.5 } });
    expect({
      commandId,
      first: eventIdOf({ commandId, commandHash }, 0),
      second: eventIdOf({ commandId, commandHash }, 1),
      lapTime: newIdOf(commandId, 'lap-time', 'cell-a|111|tRoad_a00'),
      lapTimeBefore: newIdOf(commandId, 'lap-time'),
      reaction: reactionIdOf('policy:cars', commandId),
      hash: commandHash,
    }).toEqual({
      commandId: '8c760534-05e4-5def-9d18-78871166a5e1',
      first: '3bb32779-05e4-5def-9d18-78871166a5e1',
      second: '3bb32779-05e5-5def-9d18-78871166a5e1',
      lapTime: '86c76c4a-7e2d-5e82-8447-8c57645b63b7',
      lapTimeBefore: '0597f2d8-05e4-5def-9d18-78871166a5e1',
      reaction: 'd7854556-46a8-5abc-82c1-7a48e05fd3b3',
      hash: 'b7c5224d99432b4b771a218c0d561ba838cfc1ceb1fad56225cf3250c748271b',
    });
  });

  it('differ by actor, by key, by number and by kind', () => {
    const ids = [
      commandIdOf('user-1', key),
      commandIdOf('user-2', key),
      commandIdOf('user-1', key.replace('b6', 'b7')),
      eventIdOf({ commandId: key, commandHash: 'a' }, 0),
      eventIdOf({ commandId: key, commandHash: 'a' }, 1),
      eventIdOf({ commandId: key, commandHash: 'b' }, 0),
      newIdOf(key, 'lap-time'),
      newIdOf(key, 'vote'),
      newIdOf(key, 'lap-time', 'cell-a'),
      newIdOf(key, 'lap-time', 'cell-b'),
      reactionIdOf(key, 'lap-time'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not mix up where one part ends and the next begins', () => {
    expect(commandIdOf('user-1', '2')).not.toBe(commandIdOf('user-', '12'));
    expect(commandIdOf('user","x', 'y')).not.toBe(commandIdOf('user', 'x","y'));
  });
});

describe('the hash of a command', () => {
  it('is the same whatever the order of the keys', () => {
    expect(commandHashOf('C', { a: 1, b: { c: [1, { d: 2, e: 3 }] } })).toBe(
      commandHashOf('C', { b: { c: [1, { e: 3, d: 2 }] }, a: 1 }),
    );
  });

  it('differs by name, by value and by the order of a list', () => {
    const hashes = [
      commandHashOf('C', { a: [1, 2] }),
      commandHashOf('D', { a: [1, 2] }),
      commandHashOf('C', { a: [2, 1] }),
      commandHashOf('C', { a: ['1', 2] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('the metadata of a command', () => {
  const from = {
    name: 'C',
    data: { a: 1 },
    actor: 'user-1' as ActorId,
    idempotencyKey: key,
    now: '2026-03-04T05:06:07Z',
  };

  it('is the same for the same request', () => {
    expect(commandMeta(from)).toEqual(commandMeta({ ...from, data: { ...from.data } }));
    expect(commandMeta(from).commandId).toBe(commandIdOf('user-1', key));
  });

  it('has a correlation id only where there is one', () => {
    expect(commandMeta(from)).not.toHaveProperty('correlationId');
    expect(commandMeta({ ...from, correlationId: 'r-1' }).correlationId).toBe('r-1');
  });
});
