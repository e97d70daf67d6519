/** The world's numbering plans, some 25 kB: a form of its own loads them, no page. */
export const loadPhone = () => import('@motel/api-client/phone');
