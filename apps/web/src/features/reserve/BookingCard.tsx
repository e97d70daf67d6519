import type { Property } from '@motel/api-client/contracts';
import { Alert, Button, Card, Stack, Text } from '@motel/ui';
import type { Ref } from 'react';
import { WithoutScripts } from '../../shared/WithoutScripts.tsx';
import * as styles from './BookingCard.css.ts';
import { CardPrice } from './CardPrice.tsx';
import { CardTotal } from './CardTotal.tsx';
import { GuestPicker } from './GuestPicker.tsx';
import { StayPicker } from './StayPicker.tsx';
import type { useBookingCard } from './use-booking-card.ts';
import { useReserve } from './use-reserve.ts';

interface BookingCardProps {
  readonly property: Property;
  readonly card: ReturnType<typeof useBookingCard>;
  /** The guest came back from the payment page without paying. */
  readonly isCancelled: boolean;
  readonly ref: Ref<HTMLElement>;
}

/** Dates, guests, the all-in price and Reserve (§2, §4). */
export function BookingCard({ property, card, isCancelled, ref }: BookingCardProps) {
  const { stay, quote, party, obstacle } = card;
  const canReserve = property.inStock && obstacle === undefined;
  const reserve = useReserve(property, canReserve ? stay : undefined, party, quote);
  return (
    <section ref={ref} id="book" tabIndex={-1} aria-label="Book this room" className={styles.section}>
      <Card raised="pop">
        <Stack>
          <CardPrice
            property={property}
            price={quote?.nights[0]?.price ?? property.pricePerNight}
            pets={party.pets}
          />
          {isCancelled && (
            <Alert tone="info">Nothing was charged. Your stay is still here when you are ready.</Alert>
          )}
          {card.notices.map((notice) => (
            <Alert tone="info" key={notice}>
              {notice}
            </Alert>
          ))}
          <div className={styles.fields}>
            <StayPicker card={card} />
            <GuestPicker limits={property} party={party} onChange={card.setParty} />
          </div>
          {quote && <CardTotal quote={quote} />}
          {!property.inStock && <Alert tone="warning">Currently Not Available</Alert>}
          {property.inStock && obstacle && <Alert tone="warning">{obstacle}</Alert>}
          <Stack gap="s">
            <Button variant="solid" size="large" full disabled={reserve === undefined} onClick={reserve}>
              Reserve
            </Button>
            <Text size="small" tone="soft" className={styles.note}>
              You won't be charged yet
            </Text>
            <WithoutScripts />
          </Stack>
        </Stack>
      </Card>
    </section>
  );
}
