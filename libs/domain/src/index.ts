export type { CellEvent, LapTimeSource, LapTimeSubmitted, LapTimeWithdrawn } from './cell/cell.events.ts';
export { cell, type Cell, cellStream, type CellTime } from './cell/cell.state.ts';
export { type CellCommand, cellWhoMay, mayOnCell } from './cell/cell.who-may.ts';
export { SubmitLapTime, submitLapTime } from './cell/submit-lap-time.ts';
export { WithdrawLapTime, withdrawLapTime } from './cell/withdraw-lap-time.ts';
export { type CarFacts, carWords } from './car/car-facts.ts';
export type {
  CarEvent,
  CarReleased,
  CarRetired,
  CarReturned,
  CarRevised,
  CarSource,
  RetirementReason,
} from './car/car.events.ts';
export { car, type CarState, carStream } from './car/car.state.ts';
export { type CarCommand, carWhoMay, mayOnCar } from './car/car.who-may.ts';
export { ReleaseCar, releaseCar } from './car/release-car.ts';
export { ReviseCar, reviseCar } from './car/revise-car.ts';
export { RetireCar, retireCar } from './car/retire-car.ts';
export type { StarterCar } from './car/starter/starter-car.ts';
export { starterCatalogue } from './car/starter/starter-catalogue.ts';
export { upcasters } from './upcasters.ts';
