/** Every call, once: the server's routes, the client's calls and the documentation use this list. */
export const ENDPOINTS = {
  signIn: { method: 'POST', path: '/api/auth/authenticate-with-mobile' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  otherSessions: { method: 'GET', path: '/api/auth/other-sessions' },
  signOutOthers: { method: 'POST', path: '/api/auth/end-other-sessions' },
  properties: { method: 'GET', path: '/api/property/get-all-properties' },
  property: { method: 'GET', path: '/api/property/getPropertyDetail/{id}' },
  availability: { method: 'GET', path: '/api/property/availability/{id}' },
  offers: { method: 'GET', path: '/api/property/offers' },
  bookings: { method: 'GET', path: '/api/property/my-bookings' },
  openBooking: { method: 'POST', path: '/api/property/open-booking' },
  stay: { method: 'GET', path: '/api/stays/{id}' },
  cancelStay: { method: 'POST', path: '/api/stays/{id}/cancel' },
  previewChange: { method: 'POST', path: '/api/stays/{id}/change-preview' },
  changeStay: { method: 'POST', path: '/api/stays/{id}/change' },
  mailReceipt: { method: 'POST', path: '/api/stays/{id}/mail-receipt' },
  changeStayRequest: { method: 'POST', path: '/api/stays/{id}/request' },
  createCheckout: { method: 'POST', path: '/api/payments/create-checkout-session' },
  checkPromotionCode: { method: 'POST', path: '/api/payments/check-promotion-code' },
  releaseCheckout: { method: 'POST', path: '/api/payments/release-checkout-session' },
  checkoutStatus: { method: 'GET', path: '/api/payments/checkout-session/{id}' },
  stayOfCheckout: { method: 'GET', path: '/api/payments/checkout-session/{id}/stay' },
  webhook: { method: 'POST', path: '/api/payments/webhook' },
  feedback: { method: 'POST', path: '/api/feedback' },
} as const;

/** Names the draft, so that a double click or a retry gets the same session. 1 to 255 visible characters. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** The desk's page sends it while a person touches it: questions that it asks by itself extend no session. */
export const TOUCHED = 'Desk-Touched';
/** Milliseconds after the last touch; then a session at the desk ends and its page hides itself (decision 060). */
export const MOST_UNTOUCHED = 10 * 3_600_000;
