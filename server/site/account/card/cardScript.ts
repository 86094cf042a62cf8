import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sentFile, type SiteAnswer } from '../../answers';

const text = readFileSync(path.join(__dirname, 'card.js'), 'utf8');

/** The one script of the site: it works with the provider's own. */
export const cardScript = (): SiteAnswer =>
  sentFile('text/javascript; charset=utf-8', text, { 'cache-control': 'no-cache' });
