import {
  demoAppealedStream,
  demoAppealSeed,
  demoAppealTexts,
  demoEditor,
  demoGroups,
  demoGroupsSeed,
  demoIncidentSeed,
  demoIncidentTexts,
  demoReports,
  demoReportsSeed,
  demoTemplates,
  demoTemplatesSeed,
  demoTimelineItems,
  demoTimelineSeed,
  demoTranslations,
  demoTranslationsSeed,
} from '#domain';
import { runJob } from '#event-store';
import type { Ports } from '../../ports.ts';

/** A timeline for the demonstration. Texts come first, as with those of users. */
export const seedDemoTimeline = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, description } of demoTimelineItems)
    if (textId !== undefined && description !== undefined)
      await accounts.texts.write({ id: textId, owner: demoEditor, body: description });
  await runJob(eventStore, demoTimelineSeed, now);
};

export const seedDemoGroups = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, owner, words } of demoGroups)
    await accounts.texts.write({ id: textId, owner, body: JSON.stringify(words) });
  await runJob(eventStore, demoGroupsSeed(now), now);
};

export const seedDemoTemplates = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, author, title } of demoTemplates)
    await accounts.texts.write({ id: textId, owner: author, body: title });
  await runJob(eventStore, demoTemplatesSeed, now);
};

export const seedDemoTranslations = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, author, forms } of demoTranslations)
    await accounts.texts.write({ id: textId, owner: author, body: JSON.stringify(forms) });
  await runJob(eventStore, demoTranslationsSeed, now);
};

export const seedDemoReports = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId: id, owner, body } of [...demoReports, demoAppealTexts])
    await accounts.texts.write({ id, owner, body });
  await runJob(eventStore, demoReportsSeed, now);
  if (demoAppealedStream === undefined) return;
  // An appeal has the id of the decision it is against, which only the log has.
  await runJob(eventStore, demoAppealSeed(await eventStore.read(demoAppealedStream), now), now);
};

export const seedDemoIncident = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId: id, body } of demoIncidentTexts) await accounts.texts.write({ id, owner: demoEditor, body });
  await runJob(eventStore, demoIncidentSeed(now), now);
};
