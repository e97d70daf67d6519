import { create } from 'zustand';
import { DEFAULT_COUNTRY } from '../../shared/phone/countries.ts';

/**
 * The entries of the sign-in form, on this page alone: a dialog that was closed by mistake opens with it again.
 * The server always renders the empty form.
 */
export const useTypedNumber = create(() => ({ countryId: DEFAULT_COUNTRY, mobile: '' }));

export function forgetTypedNumber(): void {
  useTypedNumber.setState(useTypedNumber.getInitialState(), true);
}
