import type { LinkWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { Devices } from './Devices.tsx';
import { LinkShown } from './LinkShown.tsx';
import { OpenLink } from './OpenLink.tsx';
import { one } from './PeoplePage.css.ts';

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
