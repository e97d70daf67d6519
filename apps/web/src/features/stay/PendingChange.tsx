import type { Stay } from '@motel/api-client/contracts';
import { counted, partyWords, shownPrice } from '@motel/content/words';
import { Alert, Button, buttonStyle, Heading, Inline, Stack, Text } from '@motel/ui';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { momentWords, shortDates } from '../../shared/stay/stay-words.ts';
import { useStayChange } from '../../shared/stay/use-stay-change.ts';
import { useWords } from '../../shared/words.ts';

interface PendingChangeProps {
  readonly stay: Stay;
  readonly changing: NonNullable<Stay['changing']>;
  readonly userId: string;
}

/** A change that waits for its payment: until when, what it makes of the stay, where it is paid, and how to give it up. */
export function PendingChange({ stay, changing, userId }: PendingChangeProps) {
  const words = useWords();
  const { t } = words;
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(userId, stay.id);
  const { party, due, until, url, sessionId } = changing;
  const giveUp = () =>
    run(async () => {
      await callApi(wire, 'releaseCheckout', { body: { sessionId } });
      return undefined;
    });
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        {t('Change dates or guests')}
      </Heading>
      {problem && <Alert tone="error">{problem}</Alert>}
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
      <Inline>
        <a href={url} className={buttonStyle({ variant: 'solid' })}>
          {t('Pay {due} now', { due: shownPrice(words, due) })}
        </a>
        <Button variant="quiet" busy={isBusy} busyText={t('Giving it up...')} onClick={() => void giveUp()}>
          {t('Give it up')}
        </Button>
      </Inline>
    </Stack>
  );
}
