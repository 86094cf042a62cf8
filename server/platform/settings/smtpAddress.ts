const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Query parameters that do not affect encryption. */
const harmlessParameters = new Set(['name', 'pool', 'maxConnections', 'maxMessages', 'authMethod']);

/**
 * Returns whether the URL disables TLS with `?ignoreTLS=true`, which is allowed for a relay on the same
 * machine.
 */
export const isTlsDisabled = (url: string): boolean => new URL(url).searchParams.get('ignoreTLS') === 'true';

/**
 * Returns whether the query parameters don't affect TLS or disable it only for this machine. nodemailer
 * accepts any of its options as query parameters.
 */
export function hasOnlySafeParameters(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return [...searchParams].every(
    ([name, value]) =>
      harmlessParameters.has(name) ||
      (name === 'ignoreTLS' && value === 'true' && loopbackHost.test(hostname)),
  );
}
