import { endpoint } from '../endpoint.ts';
import { mailWishes } from '../mail-wishes.ts';

/** What one is mailed. */
export const mails = {
  wishes: endpoint({
    method: 'GET',
    path: '/api/v1/mail-wishes',
    summary: 'What you want to be mailed, besides what keeps your account safe',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: mailWishes,
  }),
  wish: endpoint({
    method: 'PUT',
    path: '/api/v1/mail-wishes',
    summary: 'Choose what you want to be mailed',
    who: 'member',
    limitedAs: 'nothing',
    body: mailWishes,
    answer: mailWishes,
  }),
};
