import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Asked = { readonly part?: string | undefined } & (
  { readonly tags: readonly string[] } | { readonly rules: readonly string[] }
);

type Faults = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The rules that a page breaks. Pages have no frames here, so results of frames need no merging. */
export const axeFaults = async (page: Page, { part, ...asked }: Asked): Promise<Faults> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if ('tags' in asked) axe.withTags([...asked.tags]);
  else axe.withRules([...asked.rules]);
  return (await axe.analyze()).violations;
};
