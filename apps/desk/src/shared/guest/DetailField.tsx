import { isNeededAtDesk } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import type { ComponentProps } from 'react';
import { DeskField } from '../field/DeskField.tsx';
import { DETAIL_LABELS } from './details.ts';

type Typed = Pick<ComponentProps<typeof DeskField>, 'value' | 'onChange' | 'isChanged' | 'hint' | 'error'>;

interface DetailFieldProps extends Typed {
  readonly detail: GuestField;
  readonly label?: string;
}

/** A field for one detail of a guest. The browser fills in nothing: it knows the clerk. */
export function DetailField({ detail, label = DETAIL_LABELS[detail.name], ...typed }: DetailFieldProps) {
  return (
    <DeskField
      label={label}
      {...CONTROLS[detail.kind]}
      autoComplete="off"
      isOptional={!isNeededAtDesk(detail)}
      {...typed}
    />
  );
}

const CONTROLS = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  note: { rows: 2 },
} as const satisfies Record<GuestField['kind'], object>;
