import type { Catalogue } from '../catalogue.ts';

/** The questions to the guest before payment. */
export const questions: Catalogue['questions'] = {
  extended: 'Votre réservation sera prolongée. Passer au paiement?',
  additional_rooms:
    'Vous avez déjà une réservation pour ces dates. Des chambres y seront ajoutées. Passer au paiement?',
};
