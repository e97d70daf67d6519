import { Alert } from '@motel/ui';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { device, devices, list, row, soft, what } from './Devices.css.ts';

/** The link for another device of one's own, as long as it can be used. @param until ISO 8601 */
export function OpenLink({ until }: { readonly until: string }) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('endMyLink');
  return (
    <div className={devices}>
      <h3>Open link</h3>
      <ul className={list}>
        <li className={row}>
          <DeskIcon name="link" />
          <span className={what}>
            <span className={device}>For another device of yours</span>
            <span className={soft}>Works once, until {shownWhen(until, now)}</span>
          </span>
          <DeskButton size="small" disabled={isPressing} onClick={() => press({})}>
            End this link
          </DeskButton>
        </li>
      </ul>
      {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
    </div>
  );
}
