import { randomUUID } from 'node:crypto';
import { Argument, type Command, Option } from 'commander';
import {
  operator,
  site,
  SITE_STREAM,
  type SiteFeature,
  siteFeatures,
  type SiteReasonCode,
  siteReasonCodes,
  SwitchFeatureOff,
  switchFeatureOff,
  SwitchFeatureOn,
  switchFeatureOn,
} from '#domain';
import { commandMeta, decideAndAppend } from '#event-store';
import { RuleBroken } from '#kernel';
import { Mistake } from '../mistake.ts';
import { withLog } from '../stores.ts';

/** `ops feature NAME on|off`: what members may write, also where the site's own pages do not answer. */
export const addFeature = (program: Command): void => {
  program
    .command('feature')
    .description('turn a member feature off or on; every node follows within 10 seconds')
    .addArgument(new Argument('<name>').choices(siteFeatures))
    .addArgument(new Argument('<state>').choices(['on', 'off']))
    .addOption(new Option('--reason <code>', 'reason').choices(siteReasonCodes).default('other'))
    .action(async (feature: SiteFeature, state: 'on' | 'off', { reason }: { readonly reason: SiteReasonCode }) => {
      await withLog(async (eventStore) => {
        const data = { feature, reason: { code: reason } };
        const name = state === 'on' ? SwitchFeatureOn.name : SwitchFeatureOff.name;
        const now = new Date().toISOString();
        const meta = commandMeta({ name, data, actor: operator, idempotencyKey: randomUUID(), now });
        const decide = (known: typeof site.initial) =>
          state === 'on'
            ? switchFeatureOn(new SwitchFeatureOn(data, meta), known, {})
            : switchFeatureOff(new SwitchFeatureOff(data, meta), known, {});
        await decideAndAppend(eventStore, SITE_STREAM, site, decide, meta).catch(alreadySo(feature, state));
      });
      console.log(`Turned ${state}: ${feature}. Every node follows within 10 seconds.`);
    });
};

const alreadySo = (feature: SiteFeature, state: string) => (error: unknown) => {
  if (error instanceof RuleBroken && error.code === 'feature-unchanged')
    throw new Mistake(`Already turned ${state}: ${feature}.`);
  throw error;
};
