import { sentFile, type SiteAnswer } from '../answers';

const lines = ['User-agent: *', 'Disallow: /account', 'Disallow: /choose-password', ''];

/** What search engines may read: all but what is a client's own. */
export const robots = (): SiteAnswer => sentFile('text/plain; charset=utf-8', lines.join('\n'));
