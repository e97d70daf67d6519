/** A test card that pays, with the fields of the checkout's form. */
export const GOOD_CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Maryam Okafor' };
