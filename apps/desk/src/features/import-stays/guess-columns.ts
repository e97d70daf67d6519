import type { ImportField } from '@motel/api-client/desk-contracts';
import { slugOf } from '@motel/content/slug';
import type { FileTable } from './read-file.ts';

/** Words of a heading, in English and French, as other systems write them; the first that fits wins. */
const NAMES: readonly (readonly [field: ImportField, heading: RegExp])[] = [
  ['none', /\b(?:id|no|ref|reference|code|confirmation|room number|booking number|created)\b/],
  ['status', /\b(?:status|statut)\b/],
  ['rooms', /^rooms$|of rooms|nombre de chambres/],
  ['firstname', /first|given|prenom/],
  ['lastname', /last|surname|family|nom de famille/],
  ['email', /mail|courriel/],
  ['phone', /phone|mobile|cell|\btel/],
  ['checkIn', /arriv|check ?in|\bfrom\b|\bdu\b|start|debut/],
  ['checkOut', /depart|check ?out|leav|\bto\b|\bau\b|end|\bfin\b/],
  ['paid', /paid|deposit|paye|acompte|depot|recu/],
  ['price', /price|total|amount|rate|montant|prix|tarif/],
  ['adults', /adult|persons|guests|pax|personnes/],
  ['children', /child|kid|enfant/],
  ['type', /room|type|chambre|categor|unit/],
  ['note', /note|remark|comment|request|rem\b|remarque/],
  ['name', /name|guest|client|nom\b/],
];

/** Guesses the field of each column by its heading, or else by its values; each field once. */
export function guessColumns({ headings, rows }: FileTable): ImportField[] {
  const taken = new Set<ImportField>();
  return headings.map((heading, at) => {
    const words = plain(heading);
    const values = rows.slice(0, 20).flatMap(({ cells }) => cells[at] || []);
    const free = (field: ImportField) => !taken.has(field);
    const named = NAMES.find(([field, pattern]) => pattern.test(words) && free(field))?.[0];
    const found = named ?? byValues(values);
    if (found === 'none' || !free(found)) return 'none';
    taken.add(found);
    return found;
  });
}

function byValues(values: readonly string[]): ImportField {
  return values.length > 0 && values.every((value) => value.includes('@')) ? 'email' : 'none';
}

/** Small letters without accents, words apart. */
function plain(heading: string): string {
  return slugOf(heading)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
