import { endpoint } from '../endpoint.ts';
import { emailPreferences } from '../email-preferences.ts';

/** The user's email settings. */
export const mails = {
  wishes: endpoint({
    method: 'GET',
    path: '/api/v1/email-preferences',
    formerly: '/api/v1/mail-wishes',
    summary: 'Get your email settings, apart from security emails',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: emailPreferences,
  }),
  wish: endpoint({
    method: 'PUT',
    path: '/api/v1/email-preferences',
    formerly: '/api/v1/mail-wishes',
    summary: 'Set which emails you receive',
    who: 'member',
    limitedAs: 'nothing',
    body: emailPreferences,
    answer: emailPreferences,
  }),
};
