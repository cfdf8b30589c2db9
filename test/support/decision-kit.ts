import { type ActorId, type Decider, type Event, fold, type Meta, RuleBroken, type StaffRole } from '#kernel';

/** A command's `Meta` at a fixed time: only actor and role vary. */
export const by = (actor: string, role?: StaffRole): Meta => ({
  commandId: '00000000-0000-5000-8000-000000000001',
  commandHash: 'hash',
  actor: actor as ActorId,
  ...(role === undefined ? {} : { role }),
  now: '2026-03-01T12:00:00.000Z',
});

export const given = <State, Ev extends Event>(decider: Decider<State, Ev>, past: readonly Ev[] = []) => ({
  when: (decide: (state: State) => readonly Ev[]) => {
    const decided = () => decide(fold(decider, past));
    return {
      then: (expected: readonly Ev[]) => {
        expect(decided()).toEqual(expected);
      },
      thenBroken: (code: string, facts?: Record<string, unknown>) => {
        const broken = refusal(decided);
        expect(broken.code).toBe(code);
        if (facts) expect(broken.facts).toEqual(facts);
      },
    };
  },
});

const refusal = (decided: () => readonly Event[]): RuleBroken => {
  let events: readonly Event[];
  try {
    events = decided();
  } catch (error) {
    if (error instanceof RuleBroken) return error;
    throw error;
  }
  throw new Error(`no rule was broken; decided: ${JSON.stringify(events)}`);
};
