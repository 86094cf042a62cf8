import type { IncomingMessage } from 'node:http';

/** Of two hosts a proxy could take the one and this server the other; RFC 9112 (section 3.2) wants both refused. */
export const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;
