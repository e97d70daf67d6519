import type { LinkWire } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { shownWhen, useNow } from '../../shared/format/shown-when.ts';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { DeviceRow, Devices, LinkDialog } from './Devices.tsx';
import { devices, list, one } from './people.css.ts';

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
          <Devices {...data} />
          {data.linkUntil !== null && <OpenLink until={data.linkUntil} />}
        </DeskCard>
      )}
      {link !== undefined && (
        <LinkDialog title="Add a device" link={link} onClose={() => setLink(undefined)} />
      )}
    </>
  );
}

/** The link for another device of one's own, as long as it can be used. @param until ISO 8601 */
function OpenLink({ until }: { readonly until: string }) {
  const now = useNow(60_000);
  return (
    <div className={devices}>
      <h3>Open link</h3>
      <ul className={list}>
        <DeviceRow
          icon="link"
          device="For another device of yours"
          words={`Works once, until ${shownWhen(until, now)}`}
        >
          <PressForm call="endMyLink" asked={{}} deed="End this link" size="small" />
        </DeviceRow>
      </ul>
    </div>
  );
}
