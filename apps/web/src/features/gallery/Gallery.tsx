import { t } from '@motel/language';
import { Stack, Text } from '@motel/ui';
import { PlaceGrid } from './PlaceGrid.tsx';
import { credits, placeNotes } from './place-notes.derived.ts';

/** The photo gallery of the town (§2), with a sentence about each place. */
export function Gallery() {
  return (
    <Stack gap="xl">
      <PlaceGrid notes={placeNotes} />
      <PictureCredits />
    </Stack>
  );
}

/** The authors of the gallery's pictures. */
function PictureCredits() {
  return (
    <Text size="small" tone="soft">
      {t('Pictures: {join}.', { join: credits.join('; ') })}
    </Text>
  );
}
