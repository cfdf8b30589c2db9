import { stateCarTagBody } from '../car-tags.ts';
import { endpoint } from '../endpoint.ts';
import { written } from '../written.ts';

/** Tags of cars; their states come with the catalogue. */
export const carTags = {
  state: endpoint({
    method: 'POST',
    path: '/api/v1/car-tags',
    summary: 'Set a car tag to upcoming, current or old; upcoming tags are left out unless requested',
    who: 'moderator',
    body: stateCarTagBody,
    answer: written,
  }),
};
