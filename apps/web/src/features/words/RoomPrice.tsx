import { moneyWords } from '@motel/content';
import { shownPrice } from '@motel/content/words';
import { t } from '@motel/language';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';

/** Tonight's price of a room by the tariff in force: a page's words are older than its prices. */
export function RoomPrice({ room }: { readonly room: string }) {
  return (
    <PropertyCards query={propertyCardsQuery(useWire())}>
      {({ rooms }) => {
        const card = rooms?.find(({ id }) => id === room);
        if (card === undefined) return t('On its page');
        const { inStock, price, taxes = moneyWords.beforeTaxes } = card;
        return inStock ? `${shownPrice(price)} ${taxes}` : t('Not available');
      }}
    </PropertyCards>
  );
}
