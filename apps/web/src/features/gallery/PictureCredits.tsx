import { Text } from '@motel/ui';
import { credits } from './place-notes.precomputed.ts';

/** The authors of the gallery's pictures. */
export function PictureCredits() {
  return (
    <Text size="small" tone="soft">
      {`Pictures: ${credits.join('; ')}.`}
    </Text>
  );
}
