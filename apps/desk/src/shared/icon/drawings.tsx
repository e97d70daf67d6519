/** The desk's drawings, 20 × 20, in lines of the text's colour. */
export const DRAWINGS = {
  moon: <path d="M16.5 12.2A7 7 0 1 1 8 3.5a5.6 5.6 0 0 0 8.5 8.7z" />,
  plan: <path d="M3 5h8M7 10h9M4 15h6" />,
  tag: (
    <>
      <path d="M3 10.5V4h6.5L17 11.5 11 17.5z" />
      <circle cx="6.8" cy="7.6" r=".8" />
    </>
  ),
  broom: <path d="M13 3L9.5 9.5M6 9l6.5 3.5-2 5H3.5C5 15 5.5 12 6 9z" />,
  till: <path d="M3 9h14v8H3zM5 9V4h8v5M7 12.5h6" />,
  check: <path d="M4 10.5l4 4L16.5 6" />,
  chart: <path d="M3 17h14M5.5 14V9M10 14V4M14.5 14v-3" />,
  search: (
    <>
      <circle cx="9" cy="9" r="6" />
      <path d="M13.5 13.5L18 18" />
    </>
  ),
  cross: <path d="M5 5l10 10M15 5L5 15" />,
  fresh: <path d="M4 9a6 6 0 0 1 11-2M16 4v3.5h-3.5M16 11a6 6 0 0 1-11 2M4 16v-3.5h3.5" />,
  plus: <path d="M10 4v12M4 10h12" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l3 2" />
    </>
  ),
  arrive: <path d="M9 4h7v12H9M3 10h9M9 7l3 3-3 3" />,
  leave: <path d="M11 4H4v12h7M8 10h9M14 7l3 3-3 3" />,
  cash: (
    <>
      <path d="M2.5 5.5h15v9h-15z" />
      <circle cx="10" cy="10" r="2" />
    </>
  ),
  card: <path d="M2.5 5h15v10h-15zM2.5 8.5h15" />,
  mail: <path d="M3 5h14v10H3zM3 6l7 5 7-5" />,
  bed: <path d="M3 16V5M3 13h14v3M17 13v-2.5L8 9v4" />,
  warning: <path d="M10 3l8 14H2zM10 8v4M10 14.5v.1" />,
  more: (
    <>
      <circle cx="4.5" cy="10" r=".8" />
      <circle cx="10" cy="10" r=".8" />
      <circle cx="15.5" cy="10" r=".8" />
    </>
  ),
  back: <path d="M12 4l-6 6 6 6" />,
  forward: <path d="M8 4l6 6-6 6" />,
  swap: <path d="M4 7h12l-3-3M16 13H4l3 3" />,
  undo: <path d="M8 4L4 8l4 4M4 8h8a4 4 0 0 1 0 8H8" />,
  receipt: <path d="M5 2.5h7l3.5 3.5v11.5H5zM8 9h5M8 12.5h5" />,
  note: <path d="M4 4h12v9l-3 3H4zM7 8h6M7 11h3" />,
  link: <path d="M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2" />,
  dog: <path d="M4 16v-5l-1-1V6l2-2 2 2h5l4 3v7M7 16v-3h6v3" />,
  key: (
    <>
      <circle cx="6.5" cy="10" r="3.5" />
      <path d="M10 10h8M15.5 10v3.5M18 10v2" />
    </>
  ),
  lock: <path d="M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9" />,
  person: (
    <>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17a6.5 6.5 0 0 1 13 0" />
    </>
  ),
};

export type DeskIconName = keyof typeof DRAWINGS;
