import { Stack } from '@motel/ui';
import { PictureCredits } from './PictureCredits.tsx';
import { PlaceGrid } from './PlaceGrid.tsx';
import { placeNotes } from './place-notes.precomputed.ts';

/** The photo gallery of the town (§2), with a sentence about each place. */
export function Gallery() {
  return (
    <Stack gap="xl">
      <PlaceGrid notes={placeNotes} />
      <PictureCredits />
    </Stack>
  );
}
