import type { Stay } from '@motel/api-client/contracts';
import { counted, partyWords, shownPrice } from '@motel/content/words';
import { Alert, Heading, Stack, Text } from '@motel/ui';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { momentWords, shortDates } from '../../shared/stay/stay-words.ts';
import { useWords } from '../../shared/words.ts';

interface PendingChangeProps {
  readonly stay: Stay;
  readonly changing: NonNullable<Stay['changing']>;
}

/** A change that waits for its payment: until when, what it makes of the stay, where it is paid, and how to give it up. */
export function PendingChange({ stay, changing }: PendingChangeProps) {
  const { words, t } = useWords();
  const { party, due, until } = changing;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        {t('Change dates or guests')}
      </Heading>
      <Alert tone="info">
        {t('Your change waits for its payment until {until}.', { until: momentWords(words, until) })}
      </Alert>
      <Text>
        {t('{checkIn} · {rooms} · {party}. Until it is paid, your stay remains as it is.', {
          checkIn: shortDates(words, changing.checkIn, changing.checkOut),
          rooms: counted(words, party.rooms, 'room'),
          party: partyWords(words, party),
        })}
      </Text>
      <PayButtons
        stay={stay}
        paying={changing}
        pay={t('Pay {due} now', { due: shownPrice(words, due) })}
        letGo={t('Give it up')}
      />
    </Stack>
  );
}
