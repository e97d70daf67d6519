import type { BookedProperty as Property } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { t } from '@motel/language';
import { Picture, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { propertyPath } from '../../shared/site-paths.ts';
import * as styles from './BookedProperty.css.ts';

/** A booking's room, with whatever is known of it (§8). */
export function BookedProperty({ property }: { readonly property: Property }) {
  const name = property.name ?? t('Property Name Not Available');
  return (
    <div className={styles.property}>
      <div className={styles.picture}>
        <Picture
          src={property.image}
          {...pictureFiles(property.image)}
          alt=""
          placeholder={placeholderPicture}
          ratio="4 / 3"
          sizes="128px"
        />
      </div>
      <div>
        <p className={styles.name}>
          {property.id === undefined ? name : <Link to={propertyPath(property.id)}>{name}</Link>}
        </p>
        <Text size="small" tone="soft">
          {property.location ?? t('Location Not Available')}
        </Text>
      </div>
    </div>
  );
}
