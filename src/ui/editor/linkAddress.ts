const allowed =
  /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]+|\{\{\s*website\s*\}\})$/i;

export const isLinkAddress = (address: string): boolean => allowed.test(address);

/** What was typed as an address that a link can have; null where none can be made of it. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/:]{1,64}@[^\s@/:]{1,250}\.[^\s@/:]{2,63}$/.test(text) || text === '{{email}}') {
    return `mailto:${text}`;
  }
  return /^[^\s@/:?#]{1,250}\.[^\s@/:?#.\d][^\s@/:?#.]{1,62}(?:[/?#]\S*)?$/.test(text)
    ? `https://${text}`
    : null;
}
