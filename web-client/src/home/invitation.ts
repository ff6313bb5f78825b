/** What somebody was text to come by: a whole link, or only the word at its end. */

/** The address within the house that an invitation leads to; null where it leads nowhere. */
export function addressOf(invitation: string): string | null {
  const text = invitation.trim();
  const path = /\/((?:table|replay)\/[\w-]+|move\?code=[\w-]+)/.exec(text)?.[1];
  if (path !== undefined) return `/${path}`;
  return /^[\w-]+$/.test(text) ? `/table/${text}` : null;
}
