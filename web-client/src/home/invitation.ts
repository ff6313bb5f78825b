/** Invitations that people paste: a whole link, or only its last part. */

/** The path that an invitation leads to; null if there is none. */
export function addressOf(invitation: string): string | null {
  const text = invitation.trim();
  const path = /\/((?:table|replay)\/[\w-]+|move\?code=[\w-]+)/.exec(text)?.[1];
  if (path !== undefined) return `/${path}`;
  return /^[\w-]+$/.test(text) ? `/table/${text}` : null;
}
