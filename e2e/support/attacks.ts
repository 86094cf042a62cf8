import { randomUUID } from 'node:crypto';
import { sanitiseHtml } from '../../server/modules/content/sanitise';
import { attacks } from '../../server/modules/content/testing/attacks';
import type { LiveryServer } from './liveryServer';
import { ask } from './operatorApi';

interface Guide {
  id: string;
  pathname: string;
  lockVersion: number;
}

/** A guide with what is left of every attack that we know, some of which would swallow the others, published through the API; says where it is. */
export async function publishAttacks({ url }: LiveryServer, token: string): Promise<string> {
  const { createQuickGuide: guide } = await ask<{ createQuickGuide: Guide }>(
    url,
    token,
    `mutation ($title: String!, $idempotencyKey: ID!) {
      createQuickGuide(title: $title, idempotencyKey: $idempotencyKey) { id pathname lockVersion }
    }`,
    { title: 'Every attack', idempotencyKey: randomUUID() },
  );
  // A guide with pictures that are not there is not published.
  const withoutPictures = (html: string) => html.replace(/\/images\/[0-9a-f-]{36}/g, '/nowhere.png');
  const html = `${attacks.map((attack) => `<p>${sanitiseHtml(withoutPictures(attack.html))}</p>`).join('')}<p>the end of all</p>`;
  const { saveQuickGuideDraft: saved } = await ask<{ saveQuickGuideDraft: Guide }>(
    url,
    token,
    `mutation ($input: QuickGuideDraftInput!) { saveQuickGuideDraft(input: $input) { lockVersion } }`,
    { input: { id: guide.id, lockVersion: guide.lockVersion, title: 'Every attack', summary: '', html } },
  );
  await ask(
    url,
    token,
    `mutation ($input: PublishQuickGuideInput!) { publishQuickGuide(input: $input) { lockVersion } }`,
    { input: { id: guide.id, lockVersion: saved.lockVersion, note: null } },
  );
  return guide.pathname;
}
