/**
 * Adds a scheme to addresses such as `www.example.com/terms`, `hello@example.com` and `{{email}}`. Returns
 * other text unchanged.
 */
export function withScheme(text: string): string {
  if (/^[^\s@/:]{1,64}@[^\s@/:]{1,250}\.[^\s@/:]{2,63}$/.test(text) || text === '{{email}}') {
    return `mailto:${text}`;
  }
  return /^[^\s@/:?#]{1,250}\.[^\s@/:?#.\d][^\s@/:?#.]{1,62}(?::\d{1,5})?(?:[/?#]|$)/.test(text)
    ? `https://${text}`
    : text;
}
