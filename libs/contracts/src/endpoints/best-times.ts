import { z } from 'zod';
import { bestOfTracks, bestOfTracksBody, bestTimesOfTrack, placesAnswer, placesBody } from '../best-times.ts';
import { trackCode } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { lapTimeFaults } from '../lap-time.enums.ts';
import { paging } from '../paging.ts';

export const bestTimes = {
  ofTrack: endpoint({
    method: 'GET',
    path: '/api/v1/best-times/:trackCode',
    summary: 'List the current times of a track as [car, tune, seconds or metres per second], best first',
    who: 'anyone',
    params: z.object({ trackCode }),
    query: paging(500, 100).extend({ disputed: z.enum(['without', 'with']).default('without') }),
    answer: bestTimesOfTrack,
    views: ['records', 'race-stat-changes'],
    problems: ['track-unknown', 'condition-unknown', 'cursor-unreadable'],
  }),
  ofTracks: endpoint({
    method: 'POST',
    path: '/api/v1/best-times',
    summary: 'Get the best current time on each of many tracks',
    who: 'anyone',
    asks: true,
    body: bestOfTracksBody,
    answer: bestOfTracks,
    views: ['records', 'race-stat-changes'],
    problems: ['track-unknown', 'condition-unknown'],
  }),
  ofGarage: endpoint({
    method: 'POST',
    path: '/api/v1/garage/best-times',
    summary: 'Get the best current time on each of many tracks for the cars and tunes in your own garage',
    who: 'member',
    asks: true,
    body: bestOfTracksBody,
    answer: bestOfTracks,
    views: ['records', 'race-stat-changes', 'garage-copies'],
    problems: ['track-unknown', 'condition-unknown'],
  }),
  places: endpoint({
    method: 'POST',
    path: '/api/v1/time-placements',
    formerly: '/api/v1/places',
    summary: 'Get the place each of up to 50 times would take on its track, without submitting them',
    who: 'anyone',
    asks: true,
    body: placesBody,
    answer: placesAnswer,
    views: ['records', 'race-stat-changes'],
    problems: ['tune-invalid', 'track-unknown', 'condition-unknown', ...lapTimeFaults],
  }),
};
