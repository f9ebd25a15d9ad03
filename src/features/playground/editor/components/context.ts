import { createContext, useContext } from 'react';
import type { Playground } from '../playground.ts';

export const PlaygroundContext = createContext<Playground | undefined>(undefined);

/** What happens in the playground, for its components. */
export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error('Outside of the playground');
  return playground;
}
