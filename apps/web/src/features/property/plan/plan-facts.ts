import type { Property } from '@motel/api-client/contracts';
import type { FloorPlan } from '@motel/content';
import type { Words } from '../../../shared/words.ts';

export function planFacts(words: Words, { beds, size, bath }: Property, plan: FloorPlan) {
  const { t } = words;
  const [length, width] = plan.size;
  const [window] = plan.windows;
  const bed = plan.pieces.find(({ is }) => is === 'bed');
  const measure = bed && [...bed.size].sort((one, other) => one - other).map((side) => side.toFixed(2));
  const facts = [
    { term: t('Beds'), description: [beds, measure && metres(measure)] },
    { term: t('Room'), description: [metres([length, width]), size && `${size}\u00a0m²`] },
    { term: t('Bath'), description: [bath] },
    {
      term: t('Window'),
      description: [
        window && capital(compassWords(words)[window.faces]),
        window?.view && t('to {view}', { view: window.view }),
      ],
    },
    {
      term: t('Parking'),
      description: [plan.steps === 1 ? t('1 step') : t('{count} steps', { count: plan.steps })],
    },
  ];
  return facts
    .map(({ term, description }) => ({ term, description: description.filter(Boolean).join(', ') }))
    .filter(({ description }) => description !== '');
}

/** The facts in a sentence, for guests who cannot see the drawing. */
export function planWords(words: Words, property: Property, plan: FloorPlan): string {
  const facts = planFacts(words, property, plan).map(({ term, description }) => `${term}: ${description}.`);
  return words.t('Floor plan, drawn to scale. {join}', { join: facts.join(' ') });
}

/** One figure, which never breaks over two lines. */
function metres(sides: readonly (number | string)[]): string {
  return `${sides.join('\u00a0×\u00a0')}\u00a0m`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const compassWords = ({ t }: Words): Record<FloorPlan['windows'][number]['faces'], string> => ({
  north: t('north'),
  'north-east': t('north-east'),
  east: t('east'),
  'south-east': t('south-east'),
  south: t('south'),
  'south-west': t('south-west'),
  west: t('west'),
  'north-west': t('north-west'),
});
