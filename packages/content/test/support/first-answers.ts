import type { FirstAnswers } from '../../src/parts/index.ts';

/** The first answers of an owner with one kind of room. */
export const FIRST_ANSWERS: FirstAnswers = {
  ...{ name: 'Auberge', tagline: 'Dormez bien.', city: 'Matane', province: 'Québec', country: 'Canada' },
  ...{ addressLines: ['1, rue du Quai'], latitude: 48, longitude: -69, timeZone: 'America/Toronto' },
  ...{ currency: 'CAD', phone: '+1 (418) 555-0142', email: 'a@b.example', languages: ['fr', 'en'] },
  ...{ checkInHour: 16, checkOutHour: 10, quietFrom: 23, quietTo: 8, smokingFee: 250, pets: 0, petFee: 0 },
  ...{ weekOff: 0, monthOff: 0, taxes: [] },
  colours: { accent: '#e8503a', ground: '#1d3f66', paper: '#eef2f5' },
  rooms: [
    {
      ...{ title: 'Loft', roomType: 'Double', description: 'Sous le toit.' },
      ...{ count: 2, firstNumber: 1, guests: 2, beds: 1, price: 99 },
    },
  ],
};
