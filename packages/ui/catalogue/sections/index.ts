import { calendar } from './calendar.tsx';
import { carousel } from './carousel.tsx';
import { buttons, checkbox, fields, stepper } from './controls.tsx';
import { cards, facts, table } from './facts.tsx';
import { loading, messages, navigation } from './messages.tsx';
import { dialog, menu, popover } from './overlays.tsx';
import { pictures, scroller } from './pictures.tsx';
import type { CatalogueSection } from './section.ts';
import { tokens, words } from './words.tsx';

/** By the id of the section's element: its address after `#`. */
export const sections: Readonly<Record<string, CatalogueSection>> = {
  tokens,
  words,
  buttons,
  fields,
  checkbox,
  stepper,
  calendar,
  popover,
  dialog,
  menu,
  navigation,
  messages,
  loading,
  facts,
  table,
  cards,
  pictures,
  scroller,
  carousel,
};
