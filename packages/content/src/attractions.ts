import { pictureAddress } from './photos/picture-address.ts';
import type { Attraction } from './shapes/attraction.ts';

const canada = { name: 'Canada', flag: '/pictures/flag-canada.svg' };
const townSite = { site: 'Travel Drumheller', url: 'https://traveldrumheller.com/' };
const credit = 'Lantern Inn';

const groups: readonly (readonly Attraction[])[] = [
  [
    {
      name: 'Horseshoe Canyon',
      country: canada,
      about: 'Seventeen kilometres west, where the wheat stops and the ground falls away in stripes.',
      picture: '/pictures/horseshoe-canyon.svg',
      credit,
      page: townSite,
    },
    {
      name: 'World’s Largest Dinosaur',
      country: canada,
      about: 'Twenty-six metres of tyrannosaur. Climb the 106 stairs and look out between its teeth.',
      picture: '/pictures/worlds-largest-dinosaur.svg',
      credit,
      page: { site: 'World’s Largest Dinosaur', url: 'https://worldslargestdinosaur.com/' },
    },
    {
      name: 'Hoodoos Trail',
      country: canada,
      about: 'Sandstone pillars under hard stone caps, beside the highway to East Coulee.',
      picture: '/pictures/hoodoos-trail.svg',
      credit,
      page: townSite,
    },
    {
      name: 'Star Mine Bridge',
      country: canada,
      about: 'A footbridge of 117 metres over the Red Deer River, hung in 1931 for the miners.',
      picture: '/pictures/star-mine-bridge.svg',
      credit,
      page: townSite,
    },
    {
      name: 'Bleriot Ferry',
      country: canada,
      about: 'A cable, a deck and a ferryman: across the river in the warm months, free of charge.',
      picture: '/pictures/bleriot-ferry.svg',
      credit,
      page: townSite,
    },
  ],
  [
    {
      name: 'Royal Tyrrell Museum',
      country: canada,
      about: 'Canada’s museum of ancient life, with one of the great halls of dinosaurs anywhere.',
      picture: '/pictures/royal-tyrrell-museum.svg',
      credit,
      page: { site: 'Royal Tyrrell Museum', url: 'https://tyrrellmuseum.com/' },
    },
    {
      name: 'Atlas Coal Mine',
      country: canada,
      about: 'A national historic site around the last wooden coal tipple in the country.',
      picture: '/pictures/atlas-coal-mine.svg',
      credit,
      page: { site: 'Atlas Coal Mine', url: 'https://atlascoalmine.ab.ca/' },
    },
    {
      name: 'Horsethief Canyon',
      country: canada,
      about:
        'A lookout on the Dinosaur Trail over round, striped hills where, they say, stolen herds vanished.',
      picture: '/pictures/horsethief-canyon.svg',
      credit,
      page: townSite,
    },
    {
      name: 'Little Church',
      country: canada,
      about: 'Open to all comers, as long as they come six at a time.',
      picture: '/pictures/little-church.svg',
      credit,
      page: townSite,
    },
    {
      name: 'Last Chance Saloon',
      country: canada,
      about: 'Over one bridge after another to Wayne, a mining town gone quiet, and its bar, which has not.',
      picture: '/pictures/last-chance-saloon.svg',
      credit,
      page: { site: 'Last Chance Saloon', url: 'https://visitlastchancesaloon.com/' },
    },
  ],
];

/**
 * The gallery: ten places in two groups of five (§2). On a wide screen the first two of a group are large. The
 * places are real, and each links to its own site or to the town's.
 */
export const attractionGroups: readonly (readonly Attraction[])[] = groups.map((group) =>
  group.map((place) => ({ ...place, picture: pictureAddress(place.picture) })),
);
