import { motel } from '@motel/content';
import { Heading, Stack, Text } from '@motel/ui';

export function Host() {
  return (
    <Stack gap="xxs">
      <Heading level={2} size="title">
        {`Hosted by ${motel.name}`}
      </Heading>
      <Text tone="soft">
        The front desk answers day and night: <a href={motel.phone.href}>{motel.phone.shown}</a>
      </Text>
    </Stack>
  );
}
