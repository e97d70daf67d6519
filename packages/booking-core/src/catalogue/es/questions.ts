import type { Catalogue } from '../catalogue.ts';

/** The questions to the guest before payment. */
export const questions: Catalogue['questions'] = {
  extended: 'Su reservación se ampliará. ¿Continuar al pago?',
  additional_rooms:
    'Ya tiene una reservación para estas fechas. Se le agregarán habitaciones. ¿Continuar al pago?',
};
