import { Text } from '@motel/ui';
import { credits } from './place-notes.precomputed.ts';

/** Who made the pictures of the gallery. */
export function PictureCredits() {
  return (
    <Text size="small" tone="soft">
      {`Pictures: ${credits.join('; ')}.`}
    </Text>
  );
}
