import { isIP } from 'node:net';
import * as z from 'zod';

const commaSeparated = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const withPort = /^(?:\[([0-9a-f:.]+)\]|([0-9.]+)):(\d{1,5})$/i;

/** Accepts `192.0.2.53`, `192.0.2.53:5353`, `2001:db8::53` and `[2001:db8::53]:5353`. */
function isServer(text: string): boolean {
  const parts = withPort.exec(text);
  if (!parts) return isIP(text) !== 0;
  const port = Number(parts[3]);
  return isIP(parts[1] ?? parts[2] ?? '') !== 0 && port > 0 && port < 65_536;
}

/**
 * Settings of the custom domain checks: the DNS servers to query, and the records and certificates to expect.
 */
export const domainSettings = {
  DNS_SERVERS: commaSeparated.refine(
    (list) => list.every(isServer),
    'addresses of DNS servers, such as 192.0.2.53 or 192.0.2.53:5353, between commas',
  ),
  SITES_ADDRESSES: commaSeparated.refine(
    (list) => list.every((item) => isIP(item) !== 0),
    'IP addresses between commas',
  ),
  SITES_TLS_PORT: z.coerce
    .number('a whole number from 1 to 65535')
    .int('a whole number from 1 to 65535')
    .min(1, 'a whole number from 1 to 65535')
    .max(65_535, 'a whole number from 1 to 65535')
    .default(443),
  SITES_CA_FILE: z.string().trim().min(1).nullable().default(null),
  CERTIFICATE_ISSUERS: z
    .string()
    .default('letsencrypt.org')
    .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (list) => list.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)),
      'names of certificate authorities as CAA records have them, such as letsencrypt.org, between commas',
    ),
};
