import type { LinkWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog } from '@motel/ui';
import { useState } from 'react';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { Devices } from './Devices.tsx';
import { LinkShown } from './LinkShown.tsx';
import { device, devices, list, one, row, soft, what } from './people.css.ts';

/** One's own passkeys and sessions. */
export function MyDevicesPage() {
  const { data } = useDesk('myDevices', {});
  const { press, isPressing, problem } = usePress('linkMyDevice');
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  return (
    <>
      <PageHead
        title="My devices"
        end={
          <DeskButton
            variant="solid"
            icon="plus"
            disabled={isPressing}
            onClick={async () => setLink((await press({}))?.link)}
          >
            Add a device
          </DeskButton>
        }
      />
      {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
      {data !== undefined && (
        <DeskCard title="Where you get in" className={one}>
          <Devices {...data} level={3} />
          {data.linkUntil !== null && <OpenLink until={data.linkUntil} />}
        </DeskCard>
      )}
      {link !== undefined && (
        <Dialog open title="Add a device" onClose={() => setLink(undefined)}>
          <LinkShown link={link} onDone={() => setLink(undefined)} />
        </Dialog>
      )}
    </>
  );
}

/** The link for another device of one's own, as long as it can be used. @param until ISO 8601 */
function OpenLink({ until }: { readonly until: string }) {
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
