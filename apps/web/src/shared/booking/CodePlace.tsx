import type { Property } from '@motel/api-client/contracts';
import { useLoaded } from '../use-loaded.ts';
import type { PromotionCodeFieldProps } from './PromotionCodeField.tsx';

interface CodePlaceProps extends Omit<PromotionCodeFieldProps, 'propertyId'> {
  readonly property: Pick<Property, 'id' | 'takesPromotionCodes'>;
}

/** The place of a promotion code, for a room that has one: its code loads for such a room alone. */
export function CodePlace({ property, ...props }: CodePlaceProps) {
  const isNeeded = property.takesPromotionCodes || props.promotion !== undefined;
  const loaded = useLoaded(loadField, isNeeded);
  if (!isNeeded || loaded.kind !== 'loaded') return null;
  return <loaded.value.PromotionCodeField propertyId={property.id} {...props} />;
}

const loadField = () => import('./PromotionCodeField.tsx');
