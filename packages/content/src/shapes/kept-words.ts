/** The charge of a late cancellation, as the subject of a sentence. @param keep as the tariff says it */
export function keptWords(keep: string): string {
  if (keep === 'first night') return 'one night is';
  return keep === 'everything' ? 'the whole stay is' : `${keep} of the price is`;
}
