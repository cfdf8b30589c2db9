import type { ActorId } from '#kernel';
import { lapTimeWhoMay } from './lap-time.who-may.ts';

const ann = { actor: 'ann' as ActorId };
const bob = { actor: 'bob' as ActorId };
const current = { status: 'current', submittedBy: ann.actor } as const;

describe('who may do what to a lap time', () => {
  it('nobody who is signed out', () => {
    expect(lapTimeWhoMay.allowed({ status: 'new' }, {})).toEqual([]);
    expect(lapTimeWhoMay.allowed(current, {})).toEqual([]);
    expect(() => lapTimeWhoMay.check('submit-lap-time', { status: 'new' }, {})).toThrow('not-allowed');
  });

  it('every member submits, only the author withdraws', () => {
    expect(lapTimeWhoMay.allowed({ status: 'new' }, bob)).toEqual(['submit-lap-time']);
    expect(lapTimeWhoMay.allowed(current, bob)).toEqual([]);
    expect(lapTimeWhoMay.allowed(current, ann)).toEqual(['withdraw-lap-time']);
    expect(lapTimeWhoMay.allowed({ ...current, status: 'replaced' }, ann)).toEqual(['withdraw-lap-time']);
    expect(lapTimeWhoMay.allowed({ ...current, status: 'withdrawn' }, ann)).toEqual([]);
  });
});
