import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileResponse, type PortalResponse } from '../../responses';

const script = readFileSync(path.join(__dirname, 'card.js'), 'utf8');

/**
 * Serves the only script of the portal, which mounts the provider's card element and submits a reference to
 * the card.
 */
export const cardScript = (): PortalResponse =>
  fileResponse('text/javascript; charset=utf-8', script, { 'cache-control': 'no-cache' });
