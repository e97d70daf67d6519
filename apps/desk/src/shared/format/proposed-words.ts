import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';

/** `6 stays got numbers. No number is free for Ada Pryce (LI-7K4QD).` */
export function proposedWords({ stays, without }: AnswerOf<DeskCalls['proposeRooms']>): string {
  const names = without.map(({ name, reference }) => `${name} (${reference})`).join(', ');
  const missing = names === '' ? '' : ` No number is free for ${names}.`;
  return `${counted(stays, 'stay')} got numbers.${missing}`;
}
