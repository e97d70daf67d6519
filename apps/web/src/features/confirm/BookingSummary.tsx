import type { Property } from '@motel/api-client/contracts';
import { type Party, type Stay, totalGuests } from '@motel/booking-core';
import { pictureFiles, placeholderPicture, policies } from '@motel/content';
import { DataList, Heading, Picture, Rating, Stack, Text } from '@motel/ui';
import { counted, formatParty } from '../../shared/format/counts.ts';
import { formatWeekday } from '../../shared/format/dates.ts';

interface BookingSummaryProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly party: Party;
  readonly rooms: number;
}

/** What is being booked (§2). */
export function BookingSummary({ property, stay, party, rooms }: BookingSummaryProps) {
  const [image] = property.images;
  return (
    <Stack>
      <Picture
        src={image?.src}
        {...pictureFiles(image?.src)}
        alt={image?.alt ?? ''}
        placeholder={placeholderPicture}
        ratio="16 / 10"
        sizes="(min-width: 768px) 400px, 90vw"
      />
      <Stack gap="xxs">
        <Heading level={2} size="heading">
          {property.title ?? 'Property Name Not Available'}
        </Heading>
        <Text tone="soft">{property.location ?? 'Location Not Available'}</Text>
        <Text tone="soft">
          <Rating value={property.rating} /> · {counted(property.reviews, 'review')}
        </Text>
      </Stack>
      <DataList
        columns={2}
        items={[
          { term: 'Check-in', description: formatWeekday(stay.checkIn), detail: policies.checkIn },
          { term: 'Check-out', description: formatWeekday(stay.checkOut), detail: policies.checkOut },
          { term: 'Total guests', description: totalGuests(party), detail: formatParty(party) },
          { term: 'Room type', description: property.roomType, detail: counted(rooms, 'room') },
        ]}
      />
    </Stack>
  );
}
