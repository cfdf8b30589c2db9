import {
  demoAppealedStream,
  demoAppealSeed,
  demoAppealWords,
  demoEditor,
  demoGroups,
  demoGroupsSeed,
  demoIncidentSeed,
  demoIncidentWords,
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

/** A timeline for the demonstration. Texts come first, as with those of people. */
export const seedDemoTimeline = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, description } of demoTimelineItems)
    if (textId !== undefined && description !== undefined)
      await accounts.texts.write({ id: textId, owner: demoEditor, body: description });
  await runJob(eventStore, demoTimelineSeed, now);
};

/** Groups for the demonstration, the same way. */
export const seedDemoGroups = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, owner, words } of demoGroups)
    await accounts.texts.write({ id: textId, owner, body: JSON.stringify(words) });
  await runJob(eventStore, demoGroupsSeed(now), now);
};

/** A library of templates for the demonstration, the same way. */
export const seedDemoTemplates = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, author, title } of demoTemplates)
    await accounts.texts.write({ id: textId, owner: author, body: title });
  await runJob(eventStore, demoTemplatesSeed, now);
};

/** Suggested translations for the demonstration, the same way. */
export const seedDemoTranslations = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId, author, forms } of demoTranslations)
    await accounts.texts.write({ id: textId, owner: author, body: JSON.stringify(forms) });
  await runJob(eventStore, demoTranslationsSeed, now);
};

/** What moderators of the demonstration have to decide on besides: reports, and an appeal. */
export const seedDemoReports = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId: id, owner, body } of [...demoReports, demoAppealWords])
    await accounts.texts.write({ id, owner, body });
  await runJob(eventStore, demoReportsSeed, now);
  if (demoAppealedStream === undefined) return;
  // An appeal has the id of what it is against, which the log alone knows.
  await runJob(eventStore, demoAppealSeed(await eventStore.read(demoAppealedStream), now), now);
};

/** What was wrong with the site of the demonstration, told by its operator. */
export const seedDemoIncident = async (
  { eventStore, accounts }: Pick<Ports, 'eventStore' | 'accounts'>,
  now: string,
): Promise<void> => {
  for (const { textId: id, body } of demoIncidentWords) await accounts.texts.write({ id, owner: demoEditor, body });
  await runJob(eventStore, demoIncidentSeed(now), now);
};
