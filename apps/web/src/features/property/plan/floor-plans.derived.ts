import { type FloorPlan, properties } from '@motel/content';

/** The floor plan of each room that has one. It loads when a guest turns the first card over. */
export const floorPlans: Readonly<Record<string, FloorPlan>> = Object.fromEntries(
  properties.flatMap(({ id, plan }) => (plan === undefined ? [] : [[id, plan]])),
);
