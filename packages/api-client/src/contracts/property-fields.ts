import { DEFAULT_ROOM_TYPE } from '@motel/booking-core';
import * as z from 'zod/mini';
import { optionalText } from './wire-fields.ts';

/** The places where a property may carry its name, pictures, place and room type (§3); normalised here and nowhere else. */
export const alternativeFields = {
  title: optionalText,
  name: optionalText,
  image: optionalText,
  images: z.optional(z.nullable(z.array(z.string()))),
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

export function nameOf({ title, name }: Pick<Alternatives, 'title' | 'name'>): string | undefined {
  return title ?? name;
}

export function imagesOf({ images, image }: Pick<Alternatives, 'images' | 'image'>): string[] {
  const listed = (images ?? []).filter((url) => url.trim() !== '');
  return listed.length === 0 && image !== undefined ? [image] : listed;
}

/** `Drumheller, Canada`, from whichever fields carry it. */
export function placeOf(fields: Pick<Alternatives, 'location' | 'city' | 'country'>): string | undefined {
  const { location } = fields;
  if (typeof location === 'string' && location.trim() !== '') return location.trim();
  const nested = typeof location === 'object' && location !== null ? location : undefined;
  const parts = [nested?.city ?? fields.city, nested?.country ?? fields.country];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}

export function roomTypeOf({ roomType, detail }: Pick<Alternatives, 'roomType' | 'detail'>): string {
  return roomType ?? detail?.roomType ?? DEFAULT_ROOM_TYPE;
}
