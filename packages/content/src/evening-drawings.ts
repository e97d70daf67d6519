/**
 * Drawings with a second one for the dark theme, by how their names begin: `canyon-king-bed.svg` has
 * `evening-canyon-king-bed.svg` beside it, the same room with its lamps lit.
 */
export const eveningRooms =
  'canyon-king|fossil-quad|hoodoo-double|river-queen|tipple-twin|trucker-single|breakfast|door-14';

/** Those that pages of words and the gallery show; browsers never load this list. */
export const eveningPlaces =
  'atlas-coal-mine|bleriot-ferry|hoodoos-trail|horseshoe-canyon|horsethief-canyon|little-church|royal-tyrrell-museum|star-mine-bridge|worlds-largest-dinosaur';
