import type { Property } from '@motel/api-client/contracts';
import type { FloorPlan } from '@motel/content';
import { counted } from '@motel/content/words';

/** A plan in words, each fact under its name. */
export function planFacts({ beds, size, bath }: Property, plan: FloorPlan) {
  const [length, width] = plan.size;
  const [window] = plan.windows;
  const bed = plan.pieces.find(({ is }) => is === 'bed');
  const measure = bed && [...bed.size].sort((one, other) => one - other).map((side) => side.toFixed(2));
  const facts = [
    { term: 'Beds', description: [beds, measure && metres(measure)] },
    { term: 'Room', description: [metres([length, width]), size && `${size}\u00a0m²`] },
    { term: 'Bath', description: [bath] },
    { term: 'Window', description: [window && capital(window.faces), window?.view && `to ${window.view}`] },
    { term: 'Parking', description: [counted(plan.steps, 'step')] },
  ];
  return facts
    .map(({ term, description }) => ({ term, description: description.filter(Boolean).join(', ') }))
    .filter(({ description }) => description !== '');
}

/** The same in a sentence, for guests who cannot see the drawing. */
export function planWords(property: Property, plan: FloorPlan): string {
  const facts = planFacts(property, plan).map(({ term, description }) => `${term}: ${description}.`);
  return `Floor plan, drawn to scale. ${facts.join(' ')}`;
}

/** One figure, which never breaks over two lines. */
function metres(sides: readonly (number | string)[]): string {
  return `${sides.join('\u00a0×\u00a0')}\u00a0m`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
