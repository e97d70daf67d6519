import type { STAY_MONEY_CALLS } from '@motel/api-client/desk-contracts';
import {
  cancelStayAtDesk,
  endLink,
  previewCancel,
  previewRefund,
  previewReinstate,
  refundAtDesk,
  reinstateStay,
  takePayment,
  undoPayment,
  waive,
} from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const stayMoneyHandlers: DeskHandlers<keyof typeof STAY_MONEY_CALLS> = {
  takePayment: (context, asked) => takePayment(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  waive: (context, asked) => waive(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  undoPayment: (context, asked) => undoPayment(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  endLink: (context, asked) => endLink(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  previewRefund: (context, { parts, query }) => previewRefund(context, parts.id, query.amount),
  refund: (context, asked) => refundAtDesk(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  previewCancel: (context, { parts, query }) => previewCancel(context, { ...parts, ...query }),
  cancelStay: (context, asked) =>
    cancelStayAtDesk(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  previewReinstate: (context, { parts }) => previewReinstate(context, parts.id),
  reinstateStay: (context, asked) =>
    reinstateStay(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
};
