import type { RatePreview } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { changedPrices } from '../RatePanels.css.ts';
import { changedWords, effectWords } from './effect-words.ts';

interface RatePreviewBannerProps {
  readonly preview: RatePreview;
  /** It is of what was typed a moment ago. */
  readonly isOld: boolean;
  readonly today: string;
}

/** The nights that saving changes, their prices before and after, and whom it is about. */
export function RatePreviewBanner({ preview, isOld, today }: RatePreviewBannerProps) {
  return (
    <Alert tone="info" icon={<DeskIcon name="check" />}>
      <span aria-busy={isOld}>
        {preview.nights > 0 && <>{changedWords(preview, today)} </>}
        {effectWords(preview)}
        {preview.rooms.map(({ room, before, after }) => (
          <span key={room} className={changedPrices}>
            {room}: {before} → <b>{after}</b>
          </span>
        ))}
      </span>
    </Alert>
  );
}
