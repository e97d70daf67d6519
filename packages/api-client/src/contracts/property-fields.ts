import { DEFAULT_ROOM_TYPE } from '@motel/booking-core';
import * as z from 'zod/mini';
import { count, optionalText } from './wire-fields.ts';

/** The fields in which a property may have its name, pictures, place and room type (§3); normalised only here. */
export const alternativeFields = {
  title: optionalText,
  name: optionalText,
  image: optionalText,
  images: z.optional(z.nullable(z.array(z.string()))),
  imageAlts: z.optional(z.nullable(z.array(z.string()))),
  location: z.optional(
    z.nullable(z.union([z.string(), z.object({ city: optionalText, country: optionalText })])),
  ),
  city: optionalText,
  country: optionalText,
  roomType: optionalText,
  detail: z.optional(z.nullable(z.object({ roomType: optionalText }))),
};

const alternatives = z.object(alternativeFields);
type Alternatives = z.output<typeof alternatives>;

export function propertyName({ title, name }: Pick<Alternatives, 'title' | 'name'>): string | undefined {
  return title ?? name;
}

/** A picture and its description for screen readers. */
export interface PropertyPicture {
  readonly src: string;
  readonly alt: string;
}

/** The pictures, each with its description at the same index of `imageAlts`; without one it gets a general text. */
export function picturesOf({
  images,
  image,
  imageAlts,
}: Partial<Pick<Alternatives, 'images' | 'image' | 'imageAlts'>>): PropertyPicture[] {
  const described = (urls: readonly string[]) =>
    urls
      .map((src, place) => ({ src, alt: imageAlts?.[place]?.trim() || 'A picture of the room' }))
      .filter(({ src }) => src.trim() !== '');
  const listed = described(images ?? []);
  return listed.length === 0 && image !== undefined ? described([image]) : listed;
}

/** `Millbrook, Canada`, from any of the fields that may hold it. */
export function placeNameOf(fields: Pick<Alternatives, 'location' | 'city' | 'country'>): string | undefined {
  const { location } = fields;
  if (typeof location === 'string' && location.trim() !== '') return location.trim();
  const nested = typeof location === 'object' && location !== null ? location : undefined;
  const parts = [nested?.city ?? fields.city, nested?.country ?? fields.country];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}

export function roomTypeOf({ roomType, detail }: Pick<Alternatives, 'roomType' | 'detail'>): string {
  return roomType ?? detail?.roomType ?? DEFAULT_ROOM_TYPE;
}

/** Words that a list shows; missing or empty, there is no list. */
export const optionalTexts = z.optional(
  z.pipe(
    z.nullable(z.readonly(z.array(z.string()))),
    z.transform((texts): readonly string[] | undefined => {
      const shown = texts?.map((text) => text.trim()).filter((text) => text !== '') ?? [];
      return shown.length === 0 ? undefined : shown;
    }),
  ),
);

/** The facts of one room alone; each may be missing. */
export const ownFactFields = {
  /** Such as `2 double beds`. */
  beds: optionalText,
  /** One bed, such as `137 × 191 cm`. */
  bedSize: optionalText,
  /** Square metres. */
  size: z.optional(
    z.pipe(
      count,
      z.transform((size): number | undefined => size || undefined),
    ),
  ),
  /** Such as `Bath with shower`. */
  bath: optionalText,
};
