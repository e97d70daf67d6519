export { addPerson } from './add-person.ts';
export { everyPerson } from './every-person.ts';
export { mayDo, type Person } from './person.ts';
export { type AtDesk, beginSession, endSession, findSession, type StaffContext } from './staff-session.ts';
