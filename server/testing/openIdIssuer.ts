import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface OpenIdIssuer {
  issuer: string;
  jwksUrl: string;
  /** An ID token as Google makes it, with these claims changed. */
  idToken(claims: JWTPayload, options?: { kid?: string; expires?: string; issued?: string }): Promise<string>;
  /** The same, signed with a key that the issuer does not publish. */
  forged(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** An OpenID provider on this machine: publishes its keys by HTTP and signs with them. */
export async function openIssuer(audience: string): Promise<OpenIdIssuer> {
  const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const published = { ...(await exportJWK(own.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [published] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (claims: JWTPayload, key: CryptoKey, kid: string, expires: string, issued?: string) =>
    new SignJWT({ iss: issuer, aud: audience, email_verified: true, name: 'Grace Hopper', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setJti(randomUUID())
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(key);

  return {
    issuer,
    jwksUrl: `${issuer}/certs`,
    idToken: (claims, { kid = 'first', expires = '1 hour', issued } = {}) =>
      sign(claims, own.privateKey, kid, expires, issued),
    forged: (claims) => sign(claims, stranger.privateKey, 'first', '1 hour'),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
