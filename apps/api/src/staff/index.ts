export { act, type ByPerson, type Done } from './act.ts';
export { ACTION_WORDS, type DeskAction } from './action-words.ts';
export { createChallenge, pruneChallenges, spendChallenge } from './challenges.ts';
export type { DeskAnswer, DeskAsked, DeskContext, DeskDeed, DeskReading } from './desk-context.ts';
export { eraseAnswers, freeKey, pruneDeskKeys } from './desk-keys.ts';
export { actionsOn, eraseFromLog, lastDone, latestActions, logByHand } from './desk-log.ts';
export { listLinks, listPasskeys, listSessions, type Passkey, type Session } from './devices.ts';
export { addInvitation, endInvitations, findInvited, pruneInvitations } from './invitations.ts';
export { addPasskey, endPasskey } from './passkeys.ts';
export * from './people.ts';
export type { Person } from './person.ts';
export { type Begun, signInByPasskey, signInOptions } from './sign-in.ts';
export {
  type AtDesk,
  beginSession,
  endStaffSession,
  findSession,
  isFresh,
  isKnownBrowser,
  isStillHere,
  pruneSessions,
  signOutOfDesk,
} from './staff-session.ts';
export { challengeIn, checkMade, passkeyOptionsFor, type Site } from './web-authn.ts';
