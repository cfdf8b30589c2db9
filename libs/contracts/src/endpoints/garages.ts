import { z } from 'zod';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { fileFaults } from '../file-faults.ts';
import { garageFileTypes } from '../garage.enums.ts';
import {
  garageAgreement,
  garageFigures,
  garageGroupBody,
  garageNoteBody,
  saveCopiesBody,
  oneCopy,
  oneGroup,
  myGarage,
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
    summary: 'Get your own garage: copies with notes, groups, imports and sharing',
    who: 'member',
    scope: 'own-data',
    answer: myGarage,
    views,
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/v1/garages/:name',
    summary: 'Get a shared garage; one shared by link needs the key from the link',
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
    summary: 'Add copies to your garage under UUIDs, or replace existing ones',
    ...change,
    scope: 'garage',
    body: saveCopiesBody,
    problems: ['car-unknown', 'garage-full'],
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/api/v1/garage/imports',
    summary: 'Import copies from a file; columns copy, car, tune or points, since, won, lost, drawn, locked',
    ...change,
    scope: 'garage',
    body: fileBody,
    fileTypes: garageFileTypes,
    problems: ['car-unknown', 'garage-full', ...fileFaults],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/garage/removal',
    summary: 'Remove copies from your garage',
    ...change,
    scope: 'garage',
    body: removeCopiesBody,
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/sharing',
    summary: 'Set who can see your garage; sharing by link always creates a new link and ends the previous one',
    ...change,
    body: shareGarageBody,
  }),
  agreement: endpoint({
    method: 'GET',
    path: '/api/v1/garage/statistics-consent',
    formerly: '/api/v1/garage/agreement',
    summary: 'Get whether your garage is included in community statistics',
    who: 'member',
    scope: 'own-data',
    answer: garageAgreement,
    views: ['garage-agreements'],
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/statistics-consent',
    formerly: '/api/v1/garage/agreement',
    summary: 'Include your garage in community statistics, or exclude it',
    ...change,
    body: garageAgreement,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/garage-statistics',
    formerly: '/api/v1/garage-figures',
    summary: 'Get how many participating garages own a car, once or more often: the most owned cars, or one car',
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
    summary: 'Set the note on one of your copies; an empty text deletes it',
    ...change,
    scope: 'garage',
    params: oneCopy,
    body: garageNoteBody,
  }),
  saveGroup: endpoint({
    method: 'PUT',
    path: '/api/v1/garage/groups/:groupId',
    summary: 'Save the copies that match a filter as a named group',
    ...change,
    scope: 'garage',
    params: oneGroup,
    body: garageGroupBody,
    problems: ['car-unknown', 'criteria-invalid'],
  }),
  removeGroup: endpoint({
    method: 'POST',
    path: '/api/v1/garage/groups/:groupId/removal',
    summary: 'Remove a group from your garage',
    ...change,
    scope: 'garage',
    params: oneGroup,
  }),
};
