import { z } from 'zod';
import { bestOfTracks, bestOfTracksBody, bestTimesOfTrack, placesAnswer, placesBody } from '../best-times.ts';
import { trackCode } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { lapTimeFaults } from '../lap-time-words.ts';
import { paging } from '../paging.ts';

export const bestTimes = {
  ofTrack: endpoint({
    method: 'GET',
    path: '/api/v1/best-times/:trackCode',
    summary: 'Current times of a track as [car, tune, seconds or metres a second], the best first',
    who: 'anyone',
    params: z.object({ trackCode }),
    query: paging(500, 100).extend({ disputed: z.enum(['without', 'with']).default('without') }),
    answer: bestTimesOfTrack,
    views: ['records', 'driving-changes'],
    problems: ['track-unknown', 'condition-unknown', 'cursor-unreadable'],
  }),
  ofTracks: endpoint({
    method: 'POST',
    path: '/api/v1/best-times',
    summary: 'The best current time of each of many tracks',
    who: 'anyone',
    asks: true,
    body: bestOfTracksBody,
    answer: bestOfTracks,
    views: ['records', 'driving-changes'],
    problems: ['track-unknown', 'condition-unknown'],
  }),
  ofGarage: endpoint({
    method: 'POST',
    path: '/api/v1/garage/best-times',
    summary: 'The best current time of each of many tracks that a car of one’s own garage has in a tune it may drive',
    who: 'member',
    asks: true,
    body: bestOfTracksBody,
    answer: bestOfTracks,
    views: ['records', 'driving-changes', 'garage-copies'],
    problems: ['track-unknown', 'condition-unknown'],
  }),
  places: endpoint({
    method: 'POST',
    path: '/api/v1/places',
    summary: 'The place that each of up to 50 times would take on its track; nothing is submitted',
    who: 'anyone',
    asks: true,
    body: placesBody,
    answer: placesAnswer,
    views: ['records', 'driving-changes'],
    problems: ['tune-invalid', 'track-unknown', 'condition-unknown', ...lapTimeFaults],
  }),
};
