import * as z from 'zod/mini';
import { motelFile } from '../../src/folder/file-shapes.ts';
import { unwrapped } from '../../src/folder/yaml-file.ts';
import { ratesShape } from '../../src/shapes/rates.ts';
import { roomShape } from '../../src/shapes/room.ts';

/** The values of a file of a motel's folder, by their paths: `policies.0.keep`; of a list its first entry. */
function leavesOf(shape: z.core.$ZodType, path = ''): string[] {
  const inside = unwrapped(shape);
  const at = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  if (inside instanceof z.core.$ZodObject)
    return Object.entries(inside._zod.def.shape).flatMap(([name, field]) => leavesOf(field, at(name)));
  return inside instanceof z.core.$ZodArray ? leavesOf(inside._zod.def.element, at(0)) : [path];
}

/** By the names of the files; of the rooms' files there is one shape. */
export const LEAVES: Readonly<Record<string, readonly string[]>> = {
  'motel.yaml': leavesOf(motelFile),
  'rates.yaml': leavesOf(ratesShape),
  'rooms/': leavesOf(roomShape),
};
