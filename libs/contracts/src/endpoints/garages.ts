import { z } from 'zod';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { fileFaults } from '../file-faults.ts';
import { garageFileTypes } from '../garage-words.ts';
import {
  garageAgreement,
  garageFigures,
  garageGroupBody,
  garageNoteBody,
  keepCopiesBody,
  oneCopy,
  oneGroup,
  ownGarage,
  removeCopiesBody,
  sharedGarage,
  shareGarageBody,
} from '../garages.ts';
import { fileBody } from '../uploads.ts';
import { written } from '../written.ts';

const views = ['garage-copies', 'garages'] as const;
const change = { who: 'member', answer: written } as const;

export const garages = {
  own: endpoint({
    method: 'GET',
    path: '/api/v1/garage',
    summary: 'Your own garage: copies with notes, groups, imports, and who may see it',
    who: 'member',
    scope: 'own-data',
    answer: ownGarage,
    views,
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/v1/garages/:name',
    summary: 'A garage that its owner shares; one shared by link needs the key that the link bears',
    who: 'guest-or-member',
    params: z.object({ name: z.string().min(1).max(60) }),
    query: z.object({ key: z.string().max(60).optional() }),
    answer: sharedGarage,
    views,
    problems: ['user-unknown'],
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/copies',
    summary:
      'Have copies in your garage as they are said here: new ones under UUIDs, and others in place of what was known',
    ...change,
    scope: 'garage',
    body: keepCopiesBody,
    problems: ['car-unknown', 'garage-full'],
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/api/v1/garage/imports',
    summary:
      'Have all copies of a file in your garage; columns copy, car, tune or points, since, won, lost, drawn, locked',
    ...change,
    scope: 'garage',
    body: fileBody,
    fileTypes: garageFileTypes,
    problems: ['car-unknown', 'garage-full', ...fileFaults],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/garage/removal',
    summary: 'Take copies out of your garage',
    ...change,
    scope: 'garage',
    body: removeCopiesBody,
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/sharing',
    summary: 'Say who may see your garage; each time by link is another link, and the one before leads nowhere',
    ...change,
    body: shareGarageBody,
  }),
  agreement: endpoint({
    method: 'GET',
    path: '/api/v1/garage/agreement',
    summary: 'Whether your garage is counted in figures of the community',
    who: 'member',
    scope: 'own-data',
    answer: garageAgreement,
    views: ['garage-agreements'],
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/agreement',
    summary: 'Agree that your garage is counted in figures of the community, or take that back',
    ...change,
    body: garageAgreement,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/garage-figures',
    summary:
      'How many of the garages whose owners agreed have a car, once and more often: those that most have, or one',
    who: 'anyone',
    query: z.object({
      car: carId.optional().meta({ examples: ['Honda_NSX_1990'] }),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
    }),
    answer: garageFigures,
    reads: true,
  }),
  note: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/copies/:copyId/note',
    summary: 'Note something about a copy of yours; an empty text takes the note away',
    ...change,
    scope: 'garage',
    params: oneCopy,
    body: garageNoteBody,
  }),
  saveGroup: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/groups/:groupId',
    summary: 'Group the copies of your garage that pass a filter, under a name',
    ...change,
    scope: 'garage',
    params: oneGroup,
    body: garageGroupBody,
    problems: ['car-unknown', 'criteria-invalid'],
  }),
  removeGroup: endpoint({
    method: 'POST',
    path: '/api/v1/garage/groups/:groupId/removal',
    summary: 'Take a group of your garage away',
    ...change,
    scope: 'garage',
    params: oneGroup,
  }),
};
