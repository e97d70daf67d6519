import { Alert } from '@motel/ui';
import { fullName } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { banners } from './tonight.css.ts';
import type { useArrivals } from './use-arrivals.ts';

/** The last action with its undo, or its refusal with the way out. */
export function ArrivalBanners({ arrivals }: { readonly arrivals: ReturnType<typeof useArrivals> }) {
  const { shownMoney } = useMotel();
  const { done, refused, undoProblem } = arrivals;
  if (done === undefined && refused === undefined && undoProblem === undefined) return null;
  return (
    <div className={banners}>
      {done !== undefined && (
        <Alert
          tone="success"
          action={
            <DeskButton
              size="small"
              icon="undo"
              shortcut="Z"
              disabled={arrivals.isPressing}
              onClick={() => void arrivals.undo()}
            >
              Undo
            </DeskButton>
          }
        >
          <strong>{`${fullName(done.stay)} is ${done.before ? 'moved' : 'checked in'}`}</strong>
          {done.numbers !== '' && ` to ${done.numbers}`}.
          {done.due > 0 && <strong> {shownMoney(done.due)} is due.</strong>}
        </Alert>
      )}
      {refused !== undefined && (
        <Alert
          tone="error"
          action={
            refused.mayAccept && (
              <DeskButton
                size="small"
                disabled={arrivals.isPressing}
                onClick={() => void arrivals.check(refused.stay, true)}
              >
                Check in all the same
              </DeskButton>
            )
          }
        >
          <strong>{fullName(refused.stay)} is not checked in.</strong> {refused.message}
        </Alert>
      )}
      {undoProblem !== undefined && <Alert tone="error">{undoProblem.message}</Alert>}
    </div>
  );
}
