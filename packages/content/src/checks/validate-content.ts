import * as z from 'zod/mini';
import { content as ownContent } from '../content.ts';
import type { Content } from '../shapes/content.ts';
import type { PropertyContent } from '../shapes/property-content.ts';
import { motelShape } from './motel-shape.ts';
import { pictureMistakes } from './picture-mistakes.ts';
import { policyShape } from './policy-shape.ts';
import { roomShape } from './room-shape.ts';
import { tariffShape } from './tariff-shape.ts';

/** The motel's content cannot be served as it is; the message names every wrong entry. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  /** A sentence for each. */
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/**
 * Checks the content before it is served.
 * @param content by default the motel's own
 * @throws ContentMistakes
 */
export function validateContent(content: Content = ownContent): void {
  const { motel, tariff, policyFigures, properties } = content;
  const mistakes = [
    ...mistakesIn('motel.ts', motelShape, motel),
    ...mistakesIn('tariff.ts', tariffShape, tariff),
    ...mistakesIn('policies.ts', policyShape, policyFigures),
    ...(properties.length === 0 ? ['rooms.ts: there is no room.'] : []),
    ...properties.flatMap((room) => mistakesIn(`Room "${room.id}"`, roomShape, room)),
    ...sharedIds(properties).map((id) => `Room "${id}": another room has the same id.`),
    ...pictureMistakes(content),
  ];
  if (mistakes.length > 0) throw new ContentMistakes([...new Set(mistakes)]);
}

function mistakesIn(whose: string, shape: z.core.$ZodType, value: unknown): string[] {
  const read = z.safeParse(shape, value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${whose}: ${path.join('.')} ${message}.`);
}

function sharedIds(properties: readonly PropertyContent[]): string[] {
  const ids = properties.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
