import type { DateOrder, ImportField } from '@motel/api-client/desk-contracts';

/** The names of the fields. */
export const COLUMN_NAMES: Readonly<Record<ImportField, string>> = {
  none: 'Leave out',
  name: 'Guest, full name',
  firstname: 'First name',
  lastname: 'Last name',
  type: 'Room type',
  checkIn: 'Arrives',
  checkOut: 'Leaves',
  price: 'Price of the stay',
  paid: 'Paid so far',
  rooms: 'Number of rooms',
  adults: 'Adults',
  children: 'Children',
  phone: 'Phone',
  email: 'E-mail',
  status: 'Status',
  note: 'Note',
};

export const ORDER_NAMES: Readonly<Record<DateOrder, string>> = {
  'year-month-day': 'year, month, day',
  'day-month-year': 'day, month, year',
  'month-day-year': 'month, day, year',
};
