import { type ComponentType, createContext } from 'react';

/** Shows a room's price in a text. Only pages that have prices load it. */
export const PriceOfRoom = createContext<ComponentType<{ readonly room: string }>>(() => null);
