import { withScheme, safeHref } from '@contract/content';

/** Returns whether the API accepts the link address as it is. */
export const isLinkAddress = (address: string): boolean =>
  withScheme(address) === address && safeHref(address) !== null;

/**
 * Returns the input as a link address, with a scheme added if it is missing. Returns null if the address is
 * invalid.
 */
export function toLinkAddress(input: string): string | null {
  const address = withScheme(input.trim());
  return isLinkAddress(address) ? address : null;
}
