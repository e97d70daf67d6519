import type { PropertyContent } from '../shapes/room.ts';
import { PRICE } from './inlines.ts';
import { literally } from './placeholders.ts';

type Column = readonly [heading: string, cell: (room: PropertyContent) => string];

const columns: readonly Column[] = [
  ['Room', ({ id, title }) => `[${literally(title)}](/carddetails/${id})`],
  ['Sleeps', ({ guest }) => String(guest)],
  ['Beds', ({ bed, beds }) => literally(beds ?? String(bed))],
  ['Pets', ({ allowedPets }) => (allowedPets === 0 ? 'None' : `Up to ${allowedPets}`)],
  ['Smoking', ({ isSmokingAllowed }) => (isSmokingAllowed ? 'Allowed' : 'No')],
  ['Tonight, before taxes', ({ id }) => `[price](${PRICE}${id})`],
];

/** All kinds of room side by side, as a Markdown table. */
export function roomTable(properties: readonly PropertyContent[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    columns.map(() => '---'),
    ...properties.map((room) => columns.map(([, cell]) => cell(room))),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
