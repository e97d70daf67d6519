import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { Card, classes } from '@motel/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { DeskCard, DeskLink } from '../../../shared/parts/Page.tsx';
import { GroupCard } from '../fields/GroupCard.tsx';
import { type PartForm, textOf } from '../fields/part-form.ts';
import { keyOf, shownValue } from '../part-draft.ts';
import { PictureBoard } from '../pictures/PictureBoard.tsx';
import { PictureDetail } from '../pictures/PictureDetail.tsx';
import { usePictures } from '../pictures/PicturesInput.tsx';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { inside, soft } from '../Site.css.ts';
import * as styles from './HomePage.css.ts';

interface HomePageProps {
  readonly form: PartForm;
  /** Below the chosen place. */
  readonly children: ReactNode;
}

/** The home page from top to foot: its places, the pictures, and the chosen place with its words. */
export function HomePage({ form, children }: HomePageProps) {
  const pictures = usePictures();
  const places = placesOf(form.part);
  const [key, setKey] = useState('');
  const chosen = useRef<HTMLDivElement>(null);
  const isPicking = useLocation().hash === '#pick';
  const place = places.find((one) => one.key === key) ?? places[0];
  const namedIn = (field: SiteField) => textOf(form, keyOf(field));
  const onChange = (field: SiteField, name: string) => form.onType({ [keyOf(field)]: name });
  const pictureIn = (field: SiteField | undefined) =>
    field && pictures.find(({ name }) => name === namedIn(field));
  if (place === undefined) return null;
  const { picture: field } = place;
  const shown = pictureIn(field);
  const take = (name: string) =>
    field && onChange(field, field.isOptional && name === namedIn(field) ? '' : name);
  return (
    <div className={classes(styles.columns, field === undefined && styles.withoutPictures)}>
      <DeskCard title="From top to foot" className={classes(isPicking && styles.hiddenOnPhone)}>
        <ol className={styles.places}>
          {places.map((one) => {
            const picture = pictureIn(one.picture);
            return (
              <li key={one.key}>
                <button
                  type="button"
                  className={styles.place}
                  aria-current={one === place}
                  onClick={() => {
                    setKey(one.key);
                    // Below the places, where the window is narrow.
                    chosen.current?.scrollIntoView({ block: 'nearest' });
                  }}
                >
                  {picture ? (
                    <Thumbnail picture={picture} className={styles.small} />
                  ) : (
                    <span className={styles.small}>
                      <DeskIcon name="note" />
                    </span>
                  )}
                  <span>
                    <strong>{one.title}</strong>
                    <span className={classes(soft, styles.note)}>{one.note}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </DeskCard>
      {field && (
        <Card padding="regular" className={classes(styles.pick, !isPicking && styles.hiddenOnPhone)}>
          <DeskLink to="#" size="small" className={styles.phoneOnly} icon="back">
            {place.title}
          </DeskLink>
          <PictureBoard
            title="Choose its picture"
            // Of the head, whose drawings follow the sun.
            pictures={
              keyOf(field) === 'hero' ? pictures.filter(({ name }) => name.startsWith('photos/')) : pictures
            }
            chosen={[namedIn(field)]}
            onPress={take}
            onTaken={(name, isOnly) => isOnly && onChange(field, name)}
          />
        </Card>
      )}
      <div ref={chosen} className={classes(styles.chosen, isPicking && styles.hiddenOnPhone)}>
        {field && (
          <DeskCard title={place.title}>
            {shown && <PictureDetail key={shown.name} picture={shown} />}
            <div className={classes(inside, styles.phoneOnly)}>
              <DeskLink to="#pick">Choose {shown ? 'another' : 'a'} picture</DeskLink>
            </div>
          </DeskCard>
        )}
        <GroupCard
          group={{
            title: field ? 'Its words' : place.title,
            fields: place.fields.filter((one) => one !== field),
          }}
          form={form}
        />
        {children}
      </div>
    </div>
  );
}

/** The parts of the page that have words of their own, and often a picture: each entry of a list is one. */
function placesOf({ groups }: SitePart) {
  return groups.flatMap((group) =>
    [...Map.groupBy(group.fields, entryOf)].map(([entry, fields]) => {
      const named = fields.find(
        ({ path }) => entry !== '' && ['title', 'name'].includes(String(path.at(-1))),
      );
      const picture = fields.find(({ kind }) => kind === 'picture');
      const title = String((named && shownValue(named)) || group.title);
      const note = title === group.title ? (picture ? 'picture and words' : 'words') : group.title;
      return { key: entry || group.title, title, note, fields, picture };
    }),
  );
}

/** The path to the entry of a list that a field belongs to: `banners.2`. */
function entryOf({ path }: SiteField): string {
  return path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1).join('.');
}
