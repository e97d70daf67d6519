import { moneyWords } from '@motel/content';
import type { PropertyCardsQuery } from './property-cards-props.ts';
import { knownData, useQueryBox } from './query-box.ts';

/** How the prices of a list stand to the taxes: `before taxes`. */
export function useTaxWords({ queryKey }: PropertyCardsQuery): string {
  const [first] = knownData(useQueryBox(), queryKey) ?? [];
  return first?.taxes ?? moneyWords.beforeTaxes;
}
