import type { Property } from '@motel/api-client/contracts';
import { Alert, Button, Card, Stack, Text, Unbroken } from '@motel/ui';
import { GuestPicker } from '../../shared/booking/GuestPicker.tsx';
import { WithoutScripts } from '../../shared/WithoutScripts.tsx';
import * as styles from './BookingCard.css.ts';
import { CardPrice } from './CardPrice.tsx';
import { CardTotal } from './CardTotal.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import { StayPicker } from './StayPicker.tsx';
import type { useBookingCard } from './use-booking-card.ts';
import { WayChoice } from './WayChoice.tsx';

interface BookingCardProps {
  readonly property: Property;
  readonly card: ReturnType<typeof useBookingCard>;
  /** The guest came back from the payment page without paying. */
  readonly isCancelled: boolean;
  /** Absent while nothing can be reserved. */
  readonly reserve: (() => void) | undefined;
}

const NOT_CHARGED = 'Nothing was charged. Your stay is still here when you are ready.';

/** Dates, guests, the all-in price and Reserve (§2, §4). */
export function BookingCard({ property, card, isCancelled, reserve }: BookingCardProps) {
  const { stay, quote, party, isGone } = card;
  const warning = property.inStock ? card.obstacle : 'Currently Not Available';
  const price = quote?.nights[0]?.price ?? property.pricePerNight;
  return (
    <section id="book" tabIndex={-1} aria-label="Book this room" className={styles.section}>
      <Card raised="pop">
        <Stack>
          <CardPrice property={property} price={price} pets={party.pets} />
          {[...(isCancelled ? [NOT_CHARGED] : []), ...card.notices].map((notice) => (
            <Alert tone="info" key={notice}>
              <Unbroken>{notice}</Unbroken>
            </Alert>
          ))}
          <div className={styles.fields}>
            <StayPicker card={card} />
            <GuestPicker
              limits={property}
              party={party}
              fewest={card.fewest}
              onChange={card.setParty}
              onRooms={card.takeRooms}
            />
          </div>
          {card.choices.length > 0 && !isGone && (
            <WayChoice
              party={party}
              choices={card.choices}
              isByHand={card.isByHand}
              free={card.free}
              onChange={card.takeRooms}
            />
          )}
          {quote && !isGone && <CardTotal quote={quote} />}
          {warning && (
            <Alert tone="warning">
              <Unbroken>{warning}</Unbroken>
            </Alert>
          )}
          {isGone && stay && <OtherRooms than={property.id} stay={stay} party={party} />}
          <Stack gap="s">
            <div className={styles.reserve}>
              <Button variant="solid" size="large" full disabled={reserve === undefined} onClick={reserve}>
                Reserve
              </Button>
            </div>
            {property.inStock && (
              <Text size="small" tone="soft" className={styles.note}>
                You won't be charged yet
              </Text>
            )}
            <WithoutScripts />
          </Stack>
        </Stack>
      </Card>
    </section>
  );
}
