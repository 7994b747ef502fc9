// The path that an invitation means, pasted as a link or as its two codes; null if it is none.
export function invitationIn(text: string): string | null {
  const found = /(?:^|\/)join\/([0-9a-f]{32})\/([0-9A-Za-z_-]+)\/?$/.exec(text.trim()) ?? /^([0-9a-f]{32})[/ ]([0-9A-Za-z_-]+)$/.exec(text.trim());
  if (found) return `/join/${found[1]}/${found[2]}`;
  const table = /(?:^|\/)table\/([0-9a-f]{32})(?:[?#].*)?$/.exec(text.trim());
  return table ? `/table/${table[1]}` : null;
}
