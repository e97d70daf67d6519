import type { BookedProperty as Property } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { Picture, Text } from '@motel/ui';
import * as styles from './BookedProperty.css.ts';

/** The room of a booking, as far as it is known (§8). */
export function BookedProperty({ property }: { readonly property: Property }) {
  return (
    <div className={styles.property}>
      <div className={styles.picture}>
        <Picture
          src={property.image}
          {...pictureFiles(property.image)}
          alt=""
          placeholder={placeholderPicture}
          ratio="4 / 3"
          sizes="6rem"
        />
      </div>
      <div>
        <Text weight="bold">{property.name ?? 'Property Name Not Available'}</Text>
        <Text size="small" tone="soft">
          {property.location ?? 'Location Not Available'}
        </Text>
      </div>
    </div>
  );
}
