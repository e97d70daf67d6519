export { readPhone, readPhoneOf } from './read-phone.ts';
