export { storeDump, newestDump, timesOfDump } from './stored-dump.ts';
export { type OpenData, packOpenData, positionOf } from './pack-open-data.ts';
export { tagsNotOut, type UpcomingTag, upcomingTags } from './upcoming-tags.ts';
