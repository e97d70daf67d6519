import { ENGLISH, GUEST_FIELDS, type GuestField } from '../../packages/booking-core/src/index.ts';

/** A guest's entry in the added field. */
export const COMPANY = 'Badlands Drilling';

// As if it were in core's list and catalogue. Contracts and forms are made from the list on loading, so a test
// loads this file before them, and only where its modules are its own.
const added = { name: 'company', kind: 'text', isRequired: true, most: 100, rule: 'V8' };
(GUEST_FIELDS as GuestField[]).push(added as unknown as GuestField);
Object.assign(ENGLISH.guestFields, { company: 'Company' });
