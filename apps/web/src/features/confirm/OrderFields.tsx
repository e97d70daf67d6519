import type { Property } from '@motel/api-client/contracts';
import { dollars, MAX_ORDER } from '@motel/booking-core';
import { shownPrice } from '@motel/content/words';
import { Stepper } from '@motel/ui';
import { useWords, type Words } from '../../shared/words.ts';
import { FormSection } from './fields.tsx';
import type { FormChange, RoomsForm } from './form-change.ts';

interface OrderFieldsProps {
  readonly form: Pick<RoomsForm, 'orders'>;
  readonly property: Property;
  readonly dispatch: (change: FormChange) => void;
}

/** The articles that guests may order with their stay (F31): they are in the price before it is paid. */
export function OrderFields({ form, property, dispatch }: OrderFieldsProps) {
  const words = useWords();
  const { t } = words;
  const { articles = [] } = property.tariff;
  if (articles.length === 0) return null;
  return (
    <FormSection title={t('With your stay')}>
      {articles.map(({ id, label = id, price = 0, offered, stock = MAX_ORDER }) => (
        <Stepper
          key={id}
          label={label}
          sublabel={priceWords(words, offered, { price: shownPrice(words, dollars(price)) })}
          value={form.orders?.[id] ?? 0}
          min={0}
          max={Math.min(stock, MAX_ORDER)}
          onChange={(count) => dispatch({ type: 'order', article: id, count })}
        />
      ))}
    </FormSection>
  );
}

function priceWords(
  { t }: Words,
  offered: 'stay' | 'night' | undefined,
  price: { readonly price: string },
): string {
  return offered === 'night' ? t('{price} each night', price) : t('{price} for the stay', price);
}
