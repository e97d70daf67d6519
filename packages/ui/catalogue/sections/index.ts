import { buttons } from './buttons.tsx';
import { calendar } from './calendar.tsx';
import { cards } from './cards.tsx';
import { carousel } from './carousel.tsx';
import { checkbox } from './checkbox.tsx';
import { dialog } from './dialog.tsx';
import { facts } from './facts.tsx';
import { fields } from './fields.tsx';
import { loading } from './loading.tsx';
import { menu } from './menu.tsx';
import { messages } from './messages.tsx';
import { navigation } from './navigation.tsx';
import { pictures } from './pictures.tsx';
import { popover } from './popover.tsx';
import { scroller } from './scroller.tsx';
import type { CatalogueSection } from './section.ts';
import { stepper } from './stepper.tsx';
import { table } from './table.tsx';
import { tokens } from './tokens.tsx';
import { words } from './words.tsx';

export const sections: readonly CatalogueSection[] = [
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
];
