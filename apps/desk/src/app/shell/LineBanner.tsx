import { Alert } from '@motel/ui';
import { motelTime } from '../../shared/format/shown-time.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useLine } from '../../shared/wire/line.ts';
import { banners } from './Shell.css.ts';

/** Says that the line is down, and that nothing typed is lost. */
export function LineBanner() {
  const downSince = useLine((line) => line.downSince);
  return (
    <div className={banners}>
      {downSince !== undefined && (
        <Alert tone="warning" icon={<DeskIcon name="fresh" />}>
          <strong>The line is down since {motelTime(downSince)}.</strong> What you type stays here. Nothing
          has been sent twice.
        </Alert>
      )}
    </div>
  );
}
