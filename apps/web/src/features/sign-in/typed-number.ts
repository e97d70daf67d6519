import { create } from 'zustand';

/**
 * The entries of the sign-in form, on this page alone: a dialog that was closed by mistake opens with it again.
 * The server always renders the empty form.
 */
export const useTypedNumber = create<{ readonly countryId?: string; readonly mobile: string }>(() => ({
  mobile: '',
}));

export function forgetTypedNumber(): void {
  useTypedNumber.setState(useTypedNumber.getInitialState(), true);
}
