import { endpoint } from '../endpoint.ts';
import { settingsAnswer, settingsBody } from '../settings.ts';

/** The user's settings. Separate from the user's other data: every page starts with them. */
export const mySettings = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    summary: 'Get the options saved in your account',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: settingsAnswer,
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/v1/settings',
    summary: 'Save options unless newer ones exist; returns the saved ones',
    who: 'member',
    limitedAs: 'nothing',
    body: settingsBody,
    answer: settingsAnswer,
  }),
};
