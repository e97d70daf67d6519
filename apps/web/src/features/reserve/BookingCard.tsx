import type { Property } from '@motel/api-client/contracts';
import { Alert, Button, Card, Stack, Text } from '@motel/ui';
import * as styles from './BookingCard.css.ts';
import { CardPrice } from './CardPrice.tsx';
import { CardTotal } from './CardTotal.tsx';
import { GuestPicker } from './GuestPicker.tsx';
import { StayPicker } from './StayPicker.tsx';
import { useBookingCard } from './use-booking-card.ts';
import { useCancelledCheckout } from './use-cancelled-checkout.ts';
import { useReserve } from './use-reserve.ts';
import { useWantedStay } from './wanted-stay.ts';

/** Dates, guests, the all-in price and Reserve (§2, §4). */
export function BookingCard({ property }: { readonly property: Property }) {
  const { isCancelled, ...wanted } = useWantedStay();
  const card = useBookingCard(property, wanted);
  const reserve = useReserve(property);
  useCancelledCheckout(isCancelled);

  const { stay, quote, cardParty, obstacle } = card;
  const canReserve = property.inStock && stay !== undefined && obstacle === undefined;
  return (
    <Card as="section" raised="pop" aria-label="Book this room">
      <Stack>
        <CardPrice property={property} pets={cardParty.party.pets} />
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
          <GuestPicker limits={property} cardParty={cardParty} onChange={card.setCardParty} />
        </div>
        {quote && <CardTotal quote={quote} />}
        {!property.inStock && <Alert tone="warning">Currently Not Available</Alert>}
        {property.inStock && obstacle && <Alert tone="warning">{obstacle}</Alert>}
        <Button
          variant="solid"
          size="large"
          full
          disabled={!canReserve}
          onClick={() => stay && reserve(stay, cardParty)}
        >
          Reserve
        </Button>
        <Text size="small" tone="soft">
          You won't be charged yet
        </Text>
      </Stack>
    </Card>
  );
}
