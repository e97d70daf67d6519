import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { surface: null, text: null };

/**
 * Every design token that a style may use. Names are plain custom properties (`--color-paper`), so that drawings
 * inlined in pages can use the same colours.
 *
 * Contrast: text on its surface is at least 4.5 : 1 in both themes, `control` and `focus` at least 3 : 1
 * (`test/theme.test.ts` measures it). `accent` is a fill and never text; orange words use `accentText`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page, surfaces raised above it, and surfaces sunk into it. */
      paper: null,
      card: null,
      sunk: null,
      ink: null,
      inkSoft: null,
      /** Hairlines between elements; decoration only. */
      line: null,
      /** Borders of fields and other controls. */
      control: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentText: null,
      /** The days between the two ends of a range; text on it is `ink`. */
      range: null,
      focus: null,
      focusGap: null,
      spruce: null,
      onSpruce: null,
      ox: null,
      teal: null,
      onPoster: null,
      straw: null,
      onStraw: null,
      sky: null,
      /** A postage stamp: its paper and its print, the same in both themes, because phones scan codes on it. */
      stamp: null,
      stampPrint: null,
      stampInk: null,
      ground: null,
      onGround: null,
      onGroundStrong: null,
      groundFocus: null,
      backdrop: null,
      green: tone,
      yellow: tone,
      red: tone,
      blue: tone,
      grey: tone,
    },
    shadow: {
      /** A printed card on the page. */
      card: null,
      /** Floating elements: panels, dialogs, the booking card. */
      pop: null,
    },
    font: { display: null, text: null },
    size: {
      small: null,
      body: null,
      lead: null,
      title: null,
      heading: null,
      section: null,
      page: null,
      hero: null,
    },
    weight: { regular: null, medium: null, bold: null, display: null },
    leading: { body: null, snug: null, tight: null, display: null },
    tracking: { display: null, hero: null },
    space: {
      xxs: null,
      xs: null,
      s: null,
      m: null,
      l: null,
      xl: null,
      xxl: null,
      xxxl: null,
      /** Between the sections of a page; smaller on phones. */
      section: null,
      /** Between the content and the edge of the window. */
      gutter: null,
    },
    measure: { page: null, text: null, narrow: null },
    radius: { note: null, picture: null, control: null, card: null, round: null },
    border: { thin: null, control: null },
    /** How close the parts of a page stand: the site's, or an application's of many rows. */
    density: {
      /** Of labels, hints and errors beside a field. */
      label: null,
      /** Where a word such as `Optional` is beside its label. */
      mark: null,
      control: { height: null, padding: null, weight: null },
      /** Buttons by their size. */
      small: { height: null, padding: null, text: null },
      regular: { height: null, padding: null, text: null },
      large: { height: null, padding: null, text: null },
      /** The edge of a button that is not the main one. */
      edge: null,
      /** The padding of a message, and of a status with its text. */
      note: null,
      pill: { padding: null, text: null },
    },
    /** The minimum height and width of anything pressable. */
    target: null,
    motion: { fast: null, swing: null, slide: null },
  },
  (_value, path) => path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
