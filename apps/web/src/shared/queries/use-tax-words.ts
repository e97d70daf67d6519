import { useQueryBox } from '../site.ts';
import { useWords } from '../words.ts';
import type { PropertyCardsQuery } from './property-queries.ts';
import { knownData } from './query-box.ts';

/** How the prices of a list stand to the taxes: `before taxes`. */
export function useTaxWords({ queryKey }: PropertyCardsQuery): string {
  const { motel } = useWords();
  const [first] = knownData(useQueryBox(), queryKey) ?? [];
  return first?.taxes ?? motel.moneyWords.beforeTaxes;
}
