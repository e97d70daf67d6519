import type { PropertyCard } from '@motel/api-client/contracts';
import { formatDollars } from '@motel/booking-core';
import { Text } from '@motel/ui';
import { CardFrame } from './CardFrame.tsx';

/** A card of the property list section (§2). */
export function RoomCard({ room }: { readonly room: PropertyCard }) {
  return (
    <CardFrame room={room} level={3}>
      <Text tone="soft">{`${room.roomType} Room`}</Text>
      <Text tone="soft">{room.isSmokingAllowed ? 'Smoking Allowed' : 'Non-smoking'}</Text>
      <Text numeric>{`${formatDollars(room.price)} CAD for 1 night • ★ ${room.rating}`}</Text>
      {!room.inStock && (
        <Text tone="error" weight="bold">
          Out of Stock
        </Text>
      )}
    </CardFrame>
  );
}
