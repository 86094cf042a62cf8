import { withScheme } from '../../../contract/linkAddress';

const allowed =
  /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]+|\{\{\s*website\s*\}\})$/i;

export const isLinkAddress = (address: string): boolean => allowed.test(address);

/** Returns what was typed as an address that a link can have; null where none can be made of it. */
export function toLinkAddress(typed: string): string | null {
  const address = withScheme(typed.trim());
  return isLinkAddress(address) ? address : null;
}
