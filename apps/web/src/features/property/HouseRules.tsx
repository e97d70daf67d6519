import { policies } from '@motel/content';
import { DataList, Heading, Stack } from '@motel/ui';

/** What a guest should know before booking, from the house's own rules. */
export function HouseRules() {
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        Good to know
      </Heading>
      <DataList
        items={[
          { term: 'Check-in and check-out', description: `${policies.checkIn} ${policies.checkOut}` },
          { term: 'Cancellation', description: policies.cancellation, detail: policies.lateCancellation },
          { term: 'Pets', description: policies.petFee },
          { term: 'Quiet hours', description: policies.quietHours },
        ]}
      />
    </Stack>
  );
}
