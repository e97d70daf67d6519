import { wordsOf } from './words.ts';

/** A booking by its status: a stay, none, or one that a person decides about. */
export type Standing = 'stay' | 'none' | 'asked';

/** Beginnings of words, in four languages; what is over outweighs what was. */
const NONE =
  /\b(?:cancel|annul|anul|declin|expir|caduc|denied|deny|refus|reject|rechaz|storn|void|delet|supprim|elimin|geloscht|abgelehnt|abgesagt|abgelaufen|dismiss|noshow|no show|non present|no presentad|nicht erschienen|nicht angereist|failed|withdrawn)/;
const OPEN =
  /\b(?:inquir|enquir|request|demand|solicit|anfrag|open|offen|tentativ|provis|pending|pendient|attente|option|opcion|wait|warte|quote|devis|presupuest|angebot|offer|hold|black|block|bloqu|gesperrt|unconfirm|draft|unpaid)/;
const STAY =
  /\b(?:ok|okay|confirm|definit|book|reserv|guarant|garant|checked|check in|check out|checkin|checkout|inhouse|in house|arriv|depart|due in|due out|active|activ|aktiv|accept|angenommen|bestatigt|gebucht|anwesend|angereist|abgereist|new|nouvel|nuev|neu|modif|changed|paid|paye|pagad|bezahlt|completed|current|upcoming|stay|stayed|closed|signed)/;
const TURNED = /\b(?:not|non|no|nicht|sin|pas) (?=cancel|annul|anul|cancelad|storn)/;
const UNTRUE = /\b(?:not|non|no|nicht|sin|pas) (?:yet )?(?=\w)/;

/** Reads a status by its meaning, in English, French, Spanish or German. None at all is a stay. */
export function readStatus(text: string): Standing {
  const words = wordsOf(text).join(' ');
  if (words === '') return /\d/.test(text) ? 'asked' : 'stay';
  if (TURNED.test(words)) return 'stay';
  if (NONE.test(words)) return 'none';
  if (OPEN.test(words) || UNTRUE.test(words)) return 'asked';
  return STAY.test(words) ? 'stay' : 'asked';
}
