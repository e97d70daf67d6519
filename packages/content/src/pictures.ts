/** Shown where a picture is missing or fails to load (§8). */
export const placeholderPicture = '/pictures/placeholder.svg';

/** Every picture of `public/pictures/` with its description, for screen readers. */
export const pictures: Readonly<Record<string, string>> = {
  '/pictures/atlas-coal-mine.svg':
    'The wooden tipple of the Atlas Coal Mine in falling snow, ore cars waiting below',
  '/pictures/banner-breakfast.svg':
    'A tall stack of pancakes with syrup and butter, and a mug of coffee on the counter before sunrise',
  '/pictures/banner-dig.svg':
    'A small dinosaur skeleton in a dig, with a trowel, a brush and a motel key that turned up beside it',
  '/pictures/banner-dog.svg': 'A black and white dog holding the key of room 14 in its mouth',
  '/pictures/banner-keys.svg':
    'The key board behind the front desk with a few keys gone, a lamp, a bell and the guest book',
  '/pictures/banner-truck.svg': 'A green semi truck comes down the highway at sundown, its headlights on',
  '/pictures/bleriot-ferry.svg':
    'The Bleriot Ferry carries an orange pickup with a dog in its bed across the Red Deer River at sunset',
  '/pictures/breakfast.svg':
    'Pancakes with syrup and blueberries, orange juice and a mug of coffee by the window',
  '/pictures/canyon-king-bath.svg':
    'A deep copper bath full of foam below a window on the canyon at sunset, with a candle on the stool',
  '/pictures/canyon-king-bed.svg':
    'A wide white king bed with a rust runner beside a lit lamp, a picture window on the canyon at sunset behind it',
  '/pictures/canyon-king-corner.svg':
    'A green armchair with a footstool and a reading lamp, the moon rising over the canyon outside',
  '/pictures/canyon-king-tray.svg':
    'A coffee pot, two cups, a roll and a flower on a green tray on the bed, with the newspaper beside it',
  '/pictures/door-14.svg': 'The orange door of room 14 with a black and white dog waiting on the mat',
  '/pictures/flag-canada.svg': 'The flag of Canada, a red maple leaf between two red bars',
  '/pictures/footer-strata-night.svg':
    'The same layers of ground after dark, with the lost key and the skeleton',
  '/pictures/footer-strata.svg':
    'The ground under the motel, cut through its layers: a lost room key, an ammonite, a bone and a small skeleton',
  '/pictures/fossil-quad-bath.svg':
    'A light green bathroom with a tub, a striped curtain, slippers on the mat and an orange toy dinosaur on the rim',
  '/pictures/fossil-quad-beds.svg':
    'Two green-striped beds in a bright family room, an orange door open to the second bedroom and snow in the window',
  '/pictures/fossil-quad-books.svg':
    'A bookcase of dinosaur books with toy dinosaurs, a box of bones and an ammonite on a stand',
  '/pictures/fossil-quad-second-room.svg':
    'The second bedroom with two red-striped beds, a toy dinosaur on one of them and ammonites in the frames',
  '/pictures/fossil-quad-table.svg':
    'A round table with a board game, hot chocolate and cookies, and snow on the hills outside the window',
  '/pictures/hero-day.svg':
    'The Lantern Inn below a ridge shaped like a sleeping horned dinosaur, a station wagon on the road',
  '/pictures/hero-dusk.svg':
    'The Lantern Inn at dusk, its sign and windows lit before a red sun behind the sleeping dinosaur',
  '/pictures/hero-night.svg':
    'The Lantern Inn at night, its sign and windows lit below the sleeping dinosaur',
  '/pictures/hero-phone-day.svg': 'A sleeping dinosaur of striped rock rests its chin beside the Lantern Inn',
  '/pictures/hero-phone-dusk.svg':
    'The sun sets behind a sleeping dinosaur of striped rock, and the lights of the Lantern Inn are on',
  '/pictures/hero-phone-night.svg':
    'A sleeping dinosaur of striped rock rests beside the Lantern Inn, its windows lit at night',
  '/pictures/hero-tablet-day.svg':
    'The Lantern Inn at the foot of the sleeping dinosaur, under an open morning sky',
  '/pictures/hero-tablet-dusk.svg':
    'The Lantern Inn at the foot of the sleeping dinosaur, lit up under an evening sky',
  '/pictures/hero-tablet-night.svg': 'The Lantern Inn at the foot of the sleeping dinosaur, under the stars',
  '/pictures/hoodoo-double-bath.svg':
    'A green-tiled bathroom with a round-topped mirror, towels on the rail and a tub with a striped curtain',
  '/pictures/hoodoo-double-beds.svg':
    'Two double beds with orange wool-striped blankets against a long walnut headboard, hoodoos in the morning window',
  '/pictures/hoodoo-double-dogs.svg':
    'A collie sitting by the orange door and a brown dog asleep on its cushion, two leads on the hooks and two bowls',
  '/pictures/hoodoo-double-window.svg':
    'A teal shell-back chair and a cup of coffee by the window, with heavy curtains drawn back from the hoodoos',
  '/pictures/hoodoos-trail.svg':
    'Five hoodoos with iron-red caps at dawn, a magpie on the tallest and mist in the valley',
  '/pictures/horseshoe-canyon.svg':
    'Horseshoe Canyon curving through the wheat prairie, two hikers and their dog on its rim',
  '/pictures/horsethief-canyon.svg':
    'Two hikers above the rounded, striped ridges of Horsethief Canyon, a rainbow after the rain',
  '/pictures/last-chance-saloon.svg':
    'The Last Chance Saloon in Wayne at night, its windows lit and a motorcycle out front',
  '/pictures/light-out.svg':
    'A lantern on a stone in the badlands after sunset, its light gone out and a thread of smoke rising',
  '/pictures/little-church.svg':
    'The Little Church, white with an orange door, between fields of yellow canola',
  '/pictures/motel-day.svg':
    'The Lantern Inn by day: a row of orange doors, the roadside sign and a car before the striped hills',
  '/pictures/motel-dusk.svg':
    'The Lantern Inn at dusk, its neon sign lit and a blue car by the row of orange doors',
  '/pictures/motel-night.svg':
    'The Lantern Inn by night: lit windows, the neon sign and a crescent moon over the sleeping hills',
  '/pictures/placeholder.svg': 'A lantern on a stone in the badlands, until there is a picture',
  '/pictures/river-queen-bath.svg':
    'A round mirror between two lamps above a wide washstand, teal tiles and a glass shower',
  '/pictures/river-queen-bed.svg':
    'A queen bed with a wave-shaped green headboard, a dog on the rug and golden cottonwoods by the river outside',
  '/pictures/river-queen-desk.svg':
    'A green writing desk with a postcard half written, a lamp and a cup, before a window on the autumn river',
  '/pictures/river-queen-door.svg':
    'The open door of the room with a car parked just outside, a suitcase on the floor and a brown dog sitting inside',
  '/pictures/royal-tyrrell-museum.svg':
    'Visitors before the mounted skeleton of a great meat-eater in a dim hall of the Royal Tyrrell Museum',
  '/pictures/social-card.svg':
    'Sleep where the dinosaurs did: the Lantern Inn below a sleeping dinosaur, in Drumheller, Alberta',
  '/pictures/star-mine-bridge.svg':
    'The Star Mine suspension bridge leads over the river to golden cottonwoods and a striped cliff',
  '/pictures/tipple-twin-bath.svg':
    'A blue-tiled bathroom with a square mirror, a yellow washstand, a glass shower and a hard hat on the hook',
  '/pictures/tipple-twin-beds.svg':
    'Two iron twin beds with yellow blankets before dawn, hard hats on the wall and a coal tipple in the window',
  '/pictures/tipple-twin-boots.svg':
    'Three pairs of work boots on the tray by the orange door, with coats, a safety vest and hard hats above',
  '/pictures/tipple-twin-desk.svg':
    'A long desk with two lamps, two chairs, an unrolled drawing and a pin board of plans above it',
  '/pictures/tipple-twin-kitchenette.svg':
    'A kitchenette with a microwave, coffee maker, orange kettle and toaster, mugs on the shelf and a fridge',
  '/pictures/truck-stars.svg': 'A semi truck parked under a lamp and the prairie stars',
  '/pictures/trucker-single-bath.svg':
    'A pine-panelled bathroom with dark green tiles, a glass shower, a thermos by the basin and a cap on the hook',
  '/pictures/trucker-single-bed.svg':
    'A single bed with a red and yellow blanket in a pine-panelled room, a semi truck parked in the rain outside',
  '/pictures/trucker-single-clock.svg':
    'An alarm clock at half past four on the bedside table, with a lamp, a cap, a thermos and the room key',
  '/pictures/trucker-single-door.svg':
    'The orange door of room 31 in the rain, with a lit window and a semi truck parked right in front of it',
  '/pictures/trucker-single-tv.svg':
    'An armchair with a plaid throw facing the television, which shows the weather, and a route map on the wall',
  '/pictures/worlds-largest-dinosaur.svg':
    "The World's Largest Dinosaur towers over a family in town, a grain elevator and a thunderhead behind it",
};
