import { Stack, Text } from '@motel/ui';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { useWords } from '../../shared/words.ts';
import { PlaceGrid } from './PlaceGrid.tsx';

/** The photo gallery of the town (§2), with a sentence about each place. */
export function Gallery() {
  const { places, notes, credits } = useSitePart('gallery');
  return (
    <Stack gap="xl">
      <PlaceGrid places={places} notes={notes} />
      <PictureCredits credits={credits} />
    </Stack>
  );
}

function PictureCredits({ credits }: { readonly credits: readonly string[] }) {
  const { t } = useWords();
  return (
    <Text size="small" tone="soft">
      {t('Pictures: {join}.', { join: credits.join('; ') })}
    </Text>
  );
}
