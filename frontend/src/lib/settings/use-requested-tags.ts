import { useSetting } from './settings.ts';

type TagsAsked = { upcomingTags?: 'shown' };

const usual: TagsAsked = {};
const shown: TagsAsked = { upcomingTags: 'shown' };

/** Part of a query for cars: the server leaves upcoming tags out unless this user wants them. */
export const useRequestedTags = (): TagsAsked => (useSetting('showUpcomingTags') ? shown : usual);
