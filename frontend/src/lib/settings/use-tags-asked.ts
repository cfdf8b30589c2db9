import { useSetting } from './settings.ts';

type TagsAsked = { upcomingTags?: 'shown' };

const usual: TagsAsked = {};
const shown: TagsAsked = { upcomingTags: 'shown' };

/** Part of a question for cars: the server leaves upcoming tags out unless this reader wants them. */
export const useTagsAsked = (): TagsAsked => (useSetting('showUpcomingTags') ? shown : usual);
