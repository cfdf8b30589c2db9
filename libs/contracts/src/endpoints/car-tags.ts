import { stateCarTagBody } from '../car-tags.ts';
import { endpoint } from '../endpoint.ts';
import { written } from '../written.ts';

/** Tags of cars; what is said of them comes with the catalogue. */
export const carTags = {
  state: endpoint({
    method: 'POST',
    path: '/api/v1/car-tags',
    summary:
      'Say that a tag of cars is upcoming, current or old; upcoming ones are left out where nobody asks for them',
    who: 'moderator',
    body: stateCarTagBody,
    answer: written,
  }),
};
