/** About stays at the desk. */
export const STAY_REFUSALS = {
  'stay-changed-elsewhere':
    'The guest or the payment provider changed this stay a moment ago. Your change was not saved.',
};
