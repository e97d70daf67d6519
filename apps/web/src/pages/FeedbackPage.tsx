import { Container, Heading, Stack, Text } from '@motel/ui';
import { FeedbackForm } from '../features/feedback/FeedbackForm.tsx';
import { said } from '../shared/said.ts';
import { useWords } from '../shared/words.ts';

export default function FeedbackPage() {
  const { words, t, motel } = useWords();
  return (
    <Container>
      <Stack gap="l">
        <Heading level={1}>{t('Drop us a line.')}</Heading>
        <Text tone="soft" measure>
          {said(
            words,
            'What was good, what was not, what you missed: we read every card. For a booking, calling is quicker: {phone}.',
            { phone: <a href={motel.phone.href}>{motel.phone.shown}</a> },
          )}
        </Text>
        <FeedbackForm />
      </Stack>
    </Container>
  );
}
