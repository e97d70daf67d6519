import { amountsIn, DESK_FACTS_ID, type DeskFacts } from '@motel/content/desk-motel';
import { createContext, use } from 'react';

/** The motel at whose desk a person works, and its amounts in English. */
export interface DeskMotel extends DeskFacts, ReturnType<typeof amountsIn> {}

export const MotelProvider = createContext<DeskMotel | undefined>(undefined);

export function useMotel(): DeskMotel {
  const motel = use(MotelProvider);
  if (motel === undefined) throw new Error('There is no MotelProvider above');
  return motel;
}

export function deskMotel(facts: DeskFacts): DeskMotel {
  return { ...facts, ...amountsIn('en', facts.money) };
}

/** The motel that the server has written into the page. */
export function readMotel(page: Document): DeskMotel {
  return deskMotel(JSON.parse(page.getElementById(DESK_FACTS_ID)?.textContent ?? '{}'));
}
