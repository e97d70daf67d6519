export * from './act.ts';
export { ACTION_WORDS, type DeskAction } from './action-words.ts';
export { createChallenge, pruneChallenges, spendChallenge } from './challenges.ts';
export type { DeskAnswer, DeskAsked, DeskContext, DeskDeed, DeskReading } from './desk-context.ts';
export { actionsOn, eraseFromLog, lastDone, latestActions } from './desk-log.ts';
export { listLinks, listPasskeys, listSessions, type Passkey, type Session } from './devices.ts';
export { addInvitation, endInvitations, findInvited, pruneInvitations } from './invitations.ts';
export { addPasskey, endPasskey } from './passkeys.ts';
export * from './people.ts';
export { type Begun, signInByPasskey, signInOptions } from './sign-in.ts';
export {
  type AtDesk,
  beginSession,
  endStaffSession,
  findSession,
  isFresh,
  isKnownBrowser,
  pruneSessions,
  signOutOfDesk,
} from './staff-session.ts';
export { challengeIn, checkMade, passkeyOptionsFor, type Site } from './web-authn.ts';
