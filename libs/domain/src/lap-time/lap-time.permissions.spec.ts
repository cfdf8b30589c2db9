import type { ActorId } from '#kernel';
import { lapTimePermissions } from './lap-time.permissions.ts';

const ann = { actor: 'ann' as ActorId };
const bob = { actor: 'bob' as ActorId };
const current = { status: 'current', submittedBy: ann.actor } as const;

describe('who may do what to a lap time', () => {
  it('nobody who is signed out', () => {
    expect(lapTimePermissions.allowed({ status: 'new' }, {})).toEqual([]);
    expect(lapTimePermissions.allowed(current, {})).toEqual([]);
    expect(() => lapTimePermissions.check('submit-lap-time', { status: 'new' }, {})).toThrow('not-allowed');
  });

  it('every member submits, only the author withdraws', () => {
    expect(lapTimePermissions.allowed({ status: 'new' }, bob)).toEqual(['submit-lap-time']);
    expect(lapTimePermissions.allowed(current, bob)).not.toContain('withdraw-lap-time');
    expect(lapTimePermissions.allowed(current, ann)).toEqual(['withdraw-lap-time', 'give-lap-time-evidence']);
    expect(lapTimePermissions.allowed({ ...current, status: 'replaced' }, ann)).toEqual([
      'withdraw-lap-time',
      'give-lap-time-evidence',
    ]);
    expect(lapTimePermissions.allowed({ ...current, status: 'withdrawn' }, ann)).toEqual([]);
  });
});

describe('who may judge a lap time', () => {
  const mod = { actor: 'mod' as ActorId, role: 'moderator' } as const;
  const settling = ['accept-lap-time', 'hide-lap-time', 'restore-lap-time'] as const;

  it('every other member votes, never its author', () => {
    expect(lapTimePermissions.allowed(current, bob)).toEqual(['vote-on-lap-time', 'withdraw-lap-time-vote']);
    expect(() => lapTimePermissions.check('vote-on-lap-time', current, ann)).toThrow('lap-time-yours');
  });

  it('a moderator settles it, but not their own', () => {
    expect(lapTimePermissions.allowed(current, mod, settling)).toEqual(['accept-lap-time', 'hide-lap-time']);
    expect(lapTimePermissions.allowed({ ...current, status: 'hidden' }, mod, settling)).toEqual(['restore-lap-time']);
    expect(lapTimePermissions.allowed({ ...current, submittedBy: mod.actor }, mod, settling)).toEqual([]);
    expect(lapTimePermissions.allowed(current, bob, settling)).toEqual([]);
  });
});
