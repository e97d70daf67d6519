import * as z from 'zod/mini';
import { type MadePhoto, MOST_WIDE } from '../photos/made-photo.ts';
import type { MailPicture } from '../photos/mail-picture.ts';
import { matching, text, whole, wording } from '../shapes/fields.ts';
import { identityShape } from '../shapes/identity.ts';
import { policyShape } from '../shapes/policies.ts';

const roomId = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes');

export const motelFile = z.extend(identityShape, {
  policies: policyShape,
  /** The kinds of room, in the order in which guests see them. */
  rooms: z.array(roomId).check(z.minLength(1, 'must name a room')),
});

const fileName = matching(/^[a-z0-9-]+\.(?:jpe?g|png|webp)$/, 'must be the name of a picture');

const madePhoto = z.strictObject({
  file: fileName,
  hash: matching(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits'),
  width: whole(1, MOST_WIDE),
  height: whole(1, 100_000),
  tone: matching(/^#[0-9a-f]{6}$/, 'must be a colour such as #c8a27f'),
}) satisfies z.ZodMiniType<MadePhoto>;

const mailPicture = z.strictObject({
  from: matching(/^\//, 'must be the address of a picture'),
  file: fileName,
}) satisfies z.ZodMiniType<MailPicture>;

/** How names of drawings begin. */
const beginnings = z.array(matching(/^[a-z0-9-]+$/, 'must be the name of a drawing'));

export const picturesFile = z.strictObject({
  /** Drawings with a second one for the dark theme; browsers load the list of rooms alone. */
  evening: z.strictObject({ rooms: beginnings, places: beginnings }),
  /** A drawing's path or a photograph's name → its description. */
  descriptions: z.record(
    z.string(),
    // More than a file name: several words.
    wording(matching(/\S\s+\S+\s+\S/, 'needs a few words that say what it shows')),
  ),
  /** A photograph's name → the point that no cut may lose, in per cent from the left and the top: `77 34`. */
  focus: z.optional(
    z.record(z.string(), matching(/^(?:\d\d?|100) (?:\d\d?|100)$/, 'must be two per cents, such as 77 34')),
  ),
  /** The photographs whose sizes are made: `npm run photos` and the desk write them. */
  photographs: z.optional(z.array(madePhoto)),
  /** The drawings of letters, as pictures that mail programs show: `npm run photos` writes them. */
  mailPictures: z.optional(z.array(mailPicture)),
});

/** A dictionary, such as `fr.yaml`: what the motel says in its first language → the same in that one. */
export const translationFile = z.record(z.string(), text);
