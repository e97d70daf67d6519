import type { Property } from '@motel/api-client/contracts';
import { type Party, type Stay, totalGuests } from '@motel/booking-core';
import { pictureFiles, placeholderPicture, stayTimes } from '@motel/content';
import { DataList, Heading, Picture, Rating, Text } from '@motel/ui';
import { counted, formatParty } from '../../shared/format/counts.ts';
import { formatWeekday } from '../../shared/format/dates.ts';
import { RoomKey } from '../../shared/RoomKey.tsx';
import * as styles from './BookingSummary.css.ts';

interface BookingSummaryProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly party: Party;
}

/** What is being booked (§2), with the room's key hanging on its picture. */
export function BookingSummary({ property, stay, party }: BookingSummaryProps) {
  const [image] = property.images;
  return (
    <div>
      <div className={styles.picture}>
        <Picture
          src={image?.src}
          {...pictureFiles(image?.src)}
          alt={image?.alt ?? ''}
          placeholder={placeholderPicture}
          fill
          className={styles.crop}
          sizes="(min-width: 1024px) 400px, 90vw"
        />
        <RoomKey name={property.title} className={styles.key} />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="heading">
          {property.title ?? 'Property Name Not Available'}
        </Heading>
        <div className={styles.place}>
          <Text tone="soft" className={styles.whole}>
            {property.location ?? 'Location Not Available'}
          </Text>
          <Text tone="soft" className={styles.whole}>
            <Rating value={property.rating} /> · {counted(property.reviews, 'review')}
          </Text>
        </div>
        <div className={styles.facts}>
          <DataList
            columns={2}
            items={[
              {
                term: 'Check-in',
                description: formatWeekday(stay.checkIn),
                detail: `from ${unbroken(stayTimes.checkIn)}`,
              },
              {
                term: 'Check-out',
                description: formatWeekday(stay.checkOut),
                detail: `until ${unbroken(stayTimes.checkOut)}`,
              },
              { term: 'Total guests', description: totalGuests(party), detail: formatParty(party) },
              { term: 'Room type', description: property.roomType, detail: counted(party.rooms, 'room') },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

/** Keeps `3:00 PM` on one line. */
function unbroken(time: string): string {
  return time.replace(' ', '\u00a0');
}
