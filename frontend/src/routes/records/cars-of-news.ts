import { createContext, useContext } from 'react';
import type { Car } from '#contracts';

/** The cars that the news name, loaded together. */
export const CarsOfNews = createContext<ReadonlyMap<string, Car>>(new Map());
export const useCarsOfNews = (): ReadonlyMap<string, Car> => useContext(CarsOfNews);
