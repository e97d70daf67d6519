import { canyonKing } from './rooms/canyon-king.ts';
import { fossilQuad } from './rooms/fossil-quad.ts';
import { hoodooDouble } from './rooms/hoodoo-double.ts';
import { riverQueen } from './rooms/river-queen.ts';
import { tippleTwin } from './rooms/tipple-twin.ts';
import { truckerSingle } from './rooms/trucker-single.ts';
import { propertyOf } from './shapes/property-of.ts';
import type { PropertyContent } from './shapes/room.ts';

/** The kinds of room, in the order in which guests see them; forty rooms in all. */
export const properties: readonly PropertyContent[] = [
  hoodooDouble,
  riverQueen,
  tippleTwin,
  canyonKing,
  truckerSingle,
  fossilQuad,
].map(propertyOf);
