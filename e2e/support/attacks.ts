import { randomUUID } from 'node:crypto';
import { attacks } from '../../server/modules/content/testing/attacks';
import type { LiveryServer } from './liveryServer';
import { ask } from './operatorApi';

interface Guide {
  id: string;
  pathname: string;
  lockVersion: number;
}

/** A guide with every attack that we know in its words, published through the API; says where it is. */
export async function publishAttacks({ url }: LiveryServer, token: string): Promise<string> {
  const { createQuickGuide: guide } = await ask<{ createQuickGuide: Guide }>(
    url,
    token,
    `mutation ($title: String!, $idempotencyKey: ID!) {
      createQuickGuide(title: $title, idempotencyKey: $idempotencyKey) { id pathname lockVersion }
    }`,
    { title: 'Every attack', idempotencyKey: randomUUID() },
  );
  const html = `${attacks.map((attack) => `<p>${attack.html}</p>`).join('')}<p>the end of all</p>`;
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
