import { fileResponse, type PortalResponse } from '../responses';

const lines = ['User-agent: *', 'Disallow: /account', 'Disallow: /choose-password', ''];

/** Serves robots.txt, which excludes account and password pages. */
export const robots = (): PortalResponse => fileResponse('text/plain; charset=utf-8', lines.join('\n'));
