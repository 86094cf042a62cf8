import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a request has several Host headers. RFC 9112 (section 3.2) requires rejecting it. Otherwise
 * a proxy and this server could use different hosts.
 */
export const hasMultipleHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
