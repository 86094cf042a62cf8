import { randomUUID } from 'node:crypto';
import { sanitizeHtml } from '../../server/brand/internals';
import { attacks } from '../../server/brand/testing';
import type { LiveryServer } from './liveryServer';
import { requestGraphql } from './operatorApi';

interface Guide {
  id: string;
  pathname: string;
  lockVersion: number;
}

/**
 * Publishes a guide with all attacks of the XSS tests and returns its pathname. Sanitizes each attack
 * separately, because some would hide the others.
 */
export async function publishXssGuide({ url }: LiveryServer, token: string): Promise<string> {
  const { createQuickGuide: guide } = await requestGraphql<{ createQuickGuide: Guide }>(
    url,
    token,
    `mutation ($title: String!, $idempotencyKey: ID!) {
      createQuickGuide(title: $title, idempotencyKey: $idempotencyKey) { id pathname lockVersion }
    }`,
    { title: 'Every attack', idempotencyKey: randomUUID() },
  );
  // A guide with missing images cannot be published.
  const withoutPictures = (html: string) => html.replace(/\/images\/[0-9a-f-]{36}/g, '/nowhere.png');
  const html = `${attacks.map((attack) => `<p>${sanitizeHtml(withoutPictures(attack.html))}</p>`).join('')}<p>the end of all</p>`;
  const { saveQuickGuideDraft: saved } = await requestGraphql<{ saveQuickGuideDraft: Guide }>(
    url,
    token,
    `mutation ($input: QuickGuideDraftInput!) { saveQuickGuideDraft(input: $input) { lockVersion } }`,
    { input: { id: guide.id, lockVersion: guide.lockVersion, title: 'Every attack', summary: '', html } },
  );
  await requestGraphql(
    url,
    token,
    `mutation ($input: PublishQuickGuideInput!) { publishQuickGuide(input: $input) { lockVersion } }`,
    { input: { id: guide.id, lockVersion: saved.lockVersion, note: null } },
  );
  return guide.pathname;
}
