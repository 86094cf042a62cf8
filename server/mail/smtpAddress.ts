const onThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Words of an address that say nothing about who can read along. */
const harmless = new Set(['name', 'pool', 'maxConnections', 'maxMessages', 'authMethod']);

/** A relay on the same machine may do without TLS, by `?ignoreTLS=true` in its address. */
export const isPlainMeant = (url: string): boolean => new URL(url).searchParams.get('ignoreTLS') === 'true';

/** Whether what stands behind the question mark leaves TLS as it is: nodemailer takes any of its options there. */
export function keepsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return [...searchParams].every(
    ([name, value]) =>
      harmless.has(name) || (name === 'ignoreTLS' && value === 'true' && onThisMachine.test(hostname)),
  );
}
