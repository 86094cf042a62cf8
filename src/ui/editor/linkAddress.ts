import { withScheme } from '@contract/linkAddress';

const allowedAddress =
  /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]+|\{\{\s*website\s*\}\})$/i;

export const isLinkAddress = (address: string): boolean => allowedAddress.test(address);

/**
 * Returns the input as a link address, with a scheme added if it is missing. Returns null if the address is
 * invalid.
 */
export function toLinkAddress(input: string): string | null {
  const address = withScheme(input.trim());
  return isLinkAddress(address) ? address : null;
}
