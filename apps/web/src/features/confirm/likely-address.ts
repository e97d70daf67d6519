/** The domains of most guests' mail addresses; of several near ones the first one counts. */
const DOMAINS =
  `gmail.com hotmail.com outlook.com yahoo.com icloud.com hotmail.ca yahoo.ca outlook.ca live.com live.ca
  shaw.ca telus.net rogers.com sympatico.ca videotron.ca sasktel.net protonmail.com ymail.com mail.com me.com msn.com
  hotmail.fr outlook.fr yahoo.fr orange.fr wanadoo.fr hotmail.es outlook.es yahoo.es`.split(/\s+/);

/** Returns the address that a guest probably meant, by a common domain; `undefined` where nothing looks wrong. */
export function likelyAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at).trim().toLowerCase();
  if (at < 2 || DOMAINS.includes(domain)) return undefined;
  // Two slips in a short domain, or in that of a country, make another one that is in use.
  const isLong = (known: string) => /^.{5,}\.com$/.test(known);
  const near =
    DOMAINS.find((known) => isNear(known, domain, 1)) ??
    DOMAINS.find((known) => isLong(known) && isNear(known, domain, 2));
  return near && typed.slice(0, at).trim() + near;
}

/** @param slips letters that may be wrong, missing, too much, or swapped with their neighbour */
function isNear(known: string, typed: string, slips: number): boolean {
  if (known === typed) return true;
  if (known[0] === typed[0]) return isNear(known.slice(1), typed.slice(1), slips);
  if (slips === 0) return false;
  const isSwapped = known[0] === typed[1] && known[1] === typed[0];
  return (
    isNear(known.slice(1), typed.slice(1), slips - 1) ||
    isNear(known.slice(1), typed, slips - 1) ||
    isNear(known, typed.slice(1), slips - 1) ||
    (isSwapped && isNear(known.slice(2), typed.slice(2), slips - 1))
  );
}
