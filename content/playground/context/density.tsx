import { createContext, useContext } from 'react';

export type Density = 'comfortable' | 'compact';

const DensityContext = createContext<Density>('comfortable');

export const DensityProvider = DensityContext.Provider;

export function useDensity(): Density {
  return useContext(DensityContext);
}
