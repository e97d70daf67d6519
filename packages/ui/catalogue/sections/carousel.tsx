import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../src/carousel/Carousel.tsx';
import { Button, Heading, Picture, Stack, Text } from '../../src/index.ts';
import { canyon, night, room } from '../plates.tsx';
import { inks, poster } from './carousel.css.ts';
import type { CatalogueSection } from './section.ts';

const banners = [
  { title: 'Breakfast is on us', words: 'Hot coffee and pancakes from 5:30.', plate: room, ink: 'ox' },
  { title: 'Park the whole rig', words: 'Lit all night, no charge.', plate: night, ink: 'teal' },
  { title: 'Dogs get a mat, too', words: 'And nobody minds the hair.', plate: canyon, ink: 'spruce' },
  { title: 'Stay the week', words: 'A desk, a fridge and a lower rate.', plate: room, ink: 'straw' },
  { title: 'Stay the month', words: 'For the length of the job.', plate: night, ink: 'ox' },
] as const;

const slides = banners.map(({ title, words, plate, ink }) => ({
  key: title,
  label: title,
  content: (
    <a href="#carousel" className={poster}>
      <Picture {...plate} alt="" ratio="1 / 1" />
      <span className={inks[ink]}>
        <Heading level={4} size="heading">
          {title}
        </Heading>
        <Text as="span">{words}</Text>
      </span>
    </a>
  ),
}));

const timing = { interval: 2000, speed: 500 };

const fromServer = (
  <Carousel
    {...timing}
    label="From the server"
    heading={<Heading level={3}>As it comes from the server</Heading>}
    slides={slides}
  />
);

/** Markup without its script, until a press loads the script. */
function FromServer() {
  const [html] = useState(() => renderToString(fromServer));
  const [live, setLive] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hydrate = () => {
    if (place.current) hydrateRoot(place.current, fromServer);
    setLive(true);
  };
  return (
    <Stack>
      <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
      <Button disabled={live} onClick={hydrate}>
        Bring the script
      </Button>
    </Stack>
  );
}

export const carousel: CatalogueSection = {
  title: 'Carousel',
  across: {
    'Moves on every 2 s, for ever': (
      <Carousel
        {...timing}
        label="What comes with the room"
        heading={<Heading level={3}>It all comes with the key</Heading>}
        slides={slides}
      />
    ),
    'Without scripts': <FromServer />,
  },
};
