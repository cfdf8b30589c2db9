import { endpoint } from '../endpoint.ts';
import { settingsAnswer, settingsBody } from '../settings.ts';

/** The options of who asks. Apart from the rest of what is one's own: every page begins with them. */
export const ownSettings = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    summary: 'The options that your account keeps',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: settingsAnswer,
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/v1/settings',
    summary: 'Keep options, unless newer ones are there; answers which are',
    who: 'member',
    limitedAs: 'nothing',
    body: settingsBody,
    answer: settingsAnswer,
  }),
};
