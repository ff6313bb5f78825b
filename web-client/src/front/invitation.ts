/** What somebody was given to come by: a whole link, or only the word at its end. */

/** The address within the house that an invitation leads to; null where it leads nowhere. */
export function addressOf(invitation: string): string | null {
  const given = invitation.trim();
  const path = /\/((?:table|replay)\/[\w-]+|move\?code=[\w-]+)/.exec(given)?.[1];
  if (path !== undefined) return `/${path}`;
  return /^[\w-]+$/.test(given) ? `/table/${given}` : null;
}
