import { homeWords } from '@motel/content';
import { Heading } from '@motel/ui';
import { Carousel } from '@motel/ui/carousel';
import { Banner } from './Banner.tsx';
import { bannerSlides } from './banner-slides.precomputed.ts';

/** The rotating banner carousel with its times in ms (§9). */
export function Banners() {
  return (
    <Carousel
      label={homeWords.bannersHeading}
      heading={<Heading level={2}>{homeWords.bannersHeading}</Heading>}
      slides={bannerSlides.map((banner) => ({
        key: banner.title,
        label: banner.title,
        content: <Banner {...banner} />,
      }))}
      interval={2000}
      speed={500}
      resizeDebounce={50}
    />
  );
}
