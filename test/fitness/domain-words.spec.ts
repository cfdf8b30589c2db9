import { globSync, readFileSync } from 'node:fs';
import {
  accountLimits,
  car,
  carRevisionReasons,
  matchReasonCodes,
  memberActs,
  pendingCarReasonCodes,
  photoFaults,
  problemCodes,
  queueKindNames,
  queuePriorities,
  reasonCodes,
  reviewFaults,
  reviewReasons,
  rowReasonCodes,
  templateActs,
  templateFaults,
  templateKinds,
  takeOverReasons,
} from '#contracts';
import {
  accountLimits as limitsOfMembers,
  carWords,
  matchReasons,
  memberWhoMay,
  pendingCarReasons,
  photoFaults as faultsOfPhotos,
  queueKindNames as kindsOfQueue,
  queuePriorities as prioritiesOfQueue,
  reasonCodes as reasonsOfMembers,
  reviewFaults as faultsOfReviews,
  reviewReasons as reasonsOfReviews,
  rowReasons,
  staffRevisionReasons,
  templateFaults as faultsOfTemplates,
  templateKinds as kindsOfTemplates,
  templateWhoMay,
  takeOverReasons as takingOver,
} from '#domain';

const sources = globSync('libs/domain/src/**/*.ts', { cwd: new URL('../..', import.meta.url).pathname })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const brokenCodes = new Set(
  sources.flatMap((text) => [...text.matchAll(/new RuleBroken\(\s*([^,)]*)/g)].map((hit) => hit[1] ?? '')),
);

describe('words that domain and contracts share', () => {
  it('finds the rules of the domain, each with its code spelt out', () => {
    expect(brokenCodes.size).toBeGreaterThan(5);
    expect([...brokenCodes].filter((code) => !/^'[a-z-]+'$/.test(code))).toEqual([]);
  });

  it('has a sentence, that is a problem code, for every rule the domain can break', () => {
    const codes: readonly string[] = problemCodes;
    expect([...brokenCodes].filter((code) => !codes.includes(code.slice(1, -1)))).toEqual([]);
  });

  it('says the same of members', () => {
    expect(accountLimits).toEqual(limitsOfMembers);
    expect(reasonCodes).toEqual(reasonsOfMembers);
    expect(new Set(memberActs)).toEqual(new Set(memberWhoMay.rows.map(({ command }) => command)));
  });

  it('says the same of rows of imports', () => {
    expect(rowReasonCodes).toEqual(rowReasons);
  });

  it('says the same of what staff do to cars', () => {
    expect([queueKindNames, queuePriorities, takeOverReasons]).toEqual([kindsOfQueue, prioritiesOfQueue, takingOver]);
    expect(photoFaults).toEqual(faultsOfPhotos);
    expect(carRevisionReasons).toEqual(staffRevisionReasons);
    expect(pendingCarReasonCodes).toEqual(pendingCarReasons);
  });

  it('says the same of the campaign and of reviews of cars', () => {
    expect(matchReasonCodes).toEqual(matchReasons);
    expect(reviewFaults).toEqual(faultsOfReviews);
    expect(reviewReasons).toEqual(reasonsOfReviews);
  });

  it('says the same of templates', () => {
    expect(templateKinds).toEqual(kindsOfTemplates);
    expect(templateFaults).toEqual(faultsOfTemplates);
    expect(new Set(templateActs)).toEqual(new Set(templateWhoMay.rows.map(({ command }) => command)));
  });

  it('describes cars in the same words', () => {
    const { shape } = car;
    expect(carWords).toEqual({
      class: shape.class.options,
      tyre: shape.tyre.options,
      drive: shape.drive.options,
      clearance: shape.clearance.options,
      body: shape.body.element.options,
      fuel: shape.fuel.options,
      engine: shape.engine.options,
      brake: shape.brake.unwrap().options,
    });
  });
});
