import { given } from '#test/projection-kit';
import type { GarageCountingAgreed } from '#domain';
import type { ActorId } from '#kernel';
import { garageAgreements } from './garage-agreements.projection.ts';

const owner = 'ann' as ActorId;
const said = (agrees: boolean): GarageCountingAgreed => ({ type: 'GarageCountingAgreed', data: { owner, agrees } });

it('whose garage is counted says so, and no longer once that is taken back', () => {
  const at = '2026-01-01T00:00:00.000Z';
  given(garageAgreements, [said(true)]).then(owner, { owner, counted: true, at });
  given(garageAgreements, [said(true), said(false)]).then(owner, undefined);
});
