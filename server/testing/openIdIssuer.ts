import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface OpenIdIssuer {
  issuer: string;
  jwksUrl: string;
  /** Returns an ID token in Google's format with these claims overridden. */
  idToken(claims: JWTPayload, options?: { kid?: string; expires?: string; issued?: string }): Promise<string>;
  /** Returns an ID token signed with an unpublished key. */
  forgedToken(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** Starts a local OpenID provider that publishes its keys over HTTP and signs tokens with them. */
export async function startOpenIdIssuer(audience: string): Promise<OpenIdIssuer> {
  const [issuerKeys, unpublishedKeys] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const publicJwk = { ...(await exportJWK(issuerKeys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [publicJwk] }));
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
      sign(claims, issuerKeys.privateKey, kid, expires, issued),
    forgedToken: (claims) => sign(claims, unpublishedKeys.privateKey, 'first', '1 hour'),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
