export * from './event-cars.ts';
export * from './field-points.ts';
export * from './planned-event-id.ts';
