import { floorPlanMistakes } from '../src/checks/floor-plan-mistakes.ts';
import { COMPASS, northOf, WALLS } from '../src/shapes/directions.ts';
import { mistakesWith } from './support/changed-folder.ts';
import { properties } from './support/own-motel.ts';

type Plan = NonNullable<(typeof properties)[number]['plan']>;
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type WritablePlan = Writable<Plan>;

/** The mistakes of the first room with another plan. */
function planned(change: (plan: WritablePlan) => void): readonly string[] {
  const [room] = properties;
  const plan = structuredClone(room?.plan) as WritablePlan;
  change(plan);
  return floorPlanMistakes({ ...room!, plan: plan as Plan });
}

/** A piece of the first room's plan. */
function pieceOf(plan: WritablePlan, is: string) {
  const piece = plan.pieces.find((some) => some.is === is);
  if (piece === undefined) throw new Error(`The plan has no ${is}`);
  return piece;
}

describe('decision 056 a room’s floor plan', () => {
  test('is there for each of the demo’s rooms, and a room may have none', () => {
    expect(properties.filter(({ plan }) => plan === undefined)).toEqual([]);
    const { plan: _, ...without } = properties[0]!;
    expect(floorPlanMistakes(without)).toEqual([]);
  });

  test('shows the window of one of the room’s pictures', () => {
    for (const { images, plan } of properties) {
      expect(images).toContain(plan?.windows[0]?.picture);
    }
  });

  const moved = (is: string, x: number, y: number) => (plan: WritablePlan) => (pieceOf(plan, is).at = [x, y]);
  const withWindow = (at: number, name: string, value: unknown) => (plan: WritablePlan) =>
    Reflect.set(plan.windows[at]!, name, value);
  const OTHER = '/pictures/river-queen-bed.svg';

  test.each<[string, (plan: WritablePlan) => void, string]>([
    ['fewer beds', ({ pieces }) => pieces.splice(3, 1), 'has 1 beds, and bed says 2'],
    ['another size', (plan) => (plan.size = [7.9, 4.2]), 'has 33 m², and size says 32'],
    [
      'a narrower bed',
      (plan) => (pieceOf(plan, 'bed').size = [0.99, 1.91]),
      'has a bed of 99 × 191 cm, and bedSize says 137 × 191 cm',
    ],
    [
      'a shower for a bath',
      (plan) => (pieceOf(plan, 'tub').is = 'shower'),
      'has no tub, and bath says Bath with shower',
    ],
    ['a chair through the wall', moved('chair', 7.2, 1.9), 'has a chair outside its walls'],
    ['a chair in the bath', moved('chair', 1, 1.6), 'has a chair outside its walls'],
    ['a tub in the room', moved('tub', 2.5, 2.4), 'has a tub outside its bathroom'],
    ['a table on a bed', moved('table', 5.6, 1.5), 'has a bed and a table in one place'],
    ['a cushion in the door', moved('cushion', 0.2, 3.2), 'has a cushion in the way of its door'],
    ['a door too wide', (plan) => (plan.door = [3.05, 4.5]), 'has a door wider than its wall'],
    [
      'a window too wide',
      withWindow(0, 'span', [3, 4.5]),
      'has a window that does not fit into the right wall',
    ],
    ['two norths', withWindow(1, 'faces', 'south'), 'has a window in the top wall that cannot face south'],
    [
      'another room’s picture',
      withWindow(0, 'picture', OTHER),
      `has a window in ${OTHER}, which is no picture of the room`,
    ],
    ['no picture', withWindow(0, 'picture', undefined), 'must name the picture of its first window'],
    ['a bathroom outside', ({ bath }) => (bath.at = [6, 0]), 'has a bathroom beyond its walls'],
    [
      'a partition through a bed',
      (plan) => (plan.partition = { x: 5, door: [2.4, 3.2] }),
      'has a bed across its partition',
    ],
  ])('that has %s is refused', (_what, change, mistake) => {
    expect(planned(change)).toContain(mistake);
  });

  test('whose entries are no plan at all is refused by their names', () => {
    const file = 'rooms/cote-jardin.yaml';
    expect(mistakesWith({ [file]: [['steps: 7', 'steps: -1']] })[0]).toContain(
      'plan.steps must be a whole number from 0 to 200.',
    );
    expect(mistakesWith({ [file]: [['door: [3.05, 4]', 'door: [3.05, 4.5]']] }).join('\n')).toContain(
      'plan has a door wider than its wall.',
    );
  });

  test('a wall that faces north has the north at its side of the drawing', () => {
    expect(WALLS.map((wall) => northOf(wall, 'north'))).toEqual([0, 2, 4, 6]);
    // Each wall, and each point that it can face, agree with the wall across, which faces the other way.
    for (const [at, wall] of WALLS.entries()) {
      for (const [point, faces] of COMPASS.entries()) {
        const across = WALLS[(at + 2) % 4]!;
        expect(northOf(across, COMPASS[(point + 4) % 8]!)).toBe(northOf(wall, faces));
      }
    }
  });
});
