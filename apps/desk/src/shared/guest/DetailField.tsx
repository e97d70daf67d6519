import { isNeededAtDesk } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import type { ComponentProps } from 'react';
import { DETAIL_LABELS } from './details.ts';

type Typed = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'isChanged' | 'hint' | 'error'>;

interface DetailFieldProps extends Typed {
  readonly detail: GuestField;
  readonly label?: string;
}

/** A field for one detail of a guest. The browser fills in nothing: it knows the clerk. */
export function DetailField({ detail, label = DETAIL_LABELS[detail.name], ...typed }: DetailFieldProps) {
  return (
    <TextField
      label={label}
      {...CONTROLS[detail.kind]}
      autoComplete="off"
      mark={!isNeededAtDesk(detail) ? 'optional' : undefined}
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
