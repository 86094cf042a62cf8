import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startDnsServer } from '../../server/testing/dnsServer';
import { startTlsServer } from '../../server/testing/tlsServer';
import { expect, test } from '../support/fixtures';
import { enter, fillIn, keepsPlace, pick, press, signInTo, tabTo } from '../support/keys';
import { startLivery } from '../support/liveryServer';
import { onboard } from '../support/operatorApi';
import { problemsOf } from '../support/problemsOf';

/** What a browser is shown under a name that no DNS but the test's knows. */
const pageAt = (url: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    http
      .get(url, { headers: { host, accept: 'text/html' } }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        answer.on('end', () => resolve(body));
      })
      .on('error', reject);
  });

const sites = 'sites.livery.example.net';
const hostname = 'clients.lovelace.com';

test('by keyboard alone: a domain is connected: its records are found, its certificate comes, both statuses turn, and clients are sent there', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'livery-domains-'));
  const dns = await startDnsServer();
  const tls = await startTlsServer(folder);
  const livery = await startLivery({
    settings: {
      SITES_DOMAIN: sites,
      SITES_ADDRESSES: '127.0.0.1',
      SITES_TLS_PORT: String(tls.port),
      SITES_CA_FILE: tls.caFile,
      DNS_SERVERS: dns.address,
    },
  });
  tls.onDemand(async (name) => (await fetch(`${livery.url}/domains/ask?domain=${name}`)).ok);
  try {
    await signInTo(page, livery, await onboard(livery.url), 'o', 'Custom Domain');
    await fillIn(page, 'Domain', `https://${hostname.toUpperCase()}/welcome`);
    await press(page, 'Enter');
    const card = page.getByRole('region', { name: hostname });
    await expect(card).toContainText('_site-challenge.clients');
    await expect(
      page.getByText('We are setting up your custom domain. This may take up to 12 hours.'),
    ).toBeVisible();
    expect(await problemsOf(page, 'custom domain, waiting')).toEqual([]);

    const proof = /site-verification=[\w-]+/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    const target = new RegExp(`[a-z0-9-]+\\.${sites.replaceAll('.', '\\.')}`).exec(
      (await card.textContent()) ?? '',
    )?.[0];
    dns.set(`_site-challenge.${hostname}`, { TXT: [proof] });
    dns.set(hostname, { CNAME: [target ?? ''] });
    dns.set(target ?? '', { A: ['127.0.0.1'] });
    await enter(page, 'button', 'Check now');
    await expect(card.getByText('DNS: verified')).toBeVisible({ timeout: 20_000 });
    await expect(card.getByText('Certificate: issued')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('We are setting up your custom domain.')).toHaveCount(0);
    expect(await problemsOf(page, 'custom domain, live')).toEqual([]);

    await pick(page, hostname);
    await expect(page.getByText(`Clients are sent to ${hostname}`)).toBeVisible();
    await tabTo(page, 'checkbox', /^Send visitors of the subdomain/);
    await press(page, 'Space');
    await expect(page.getByText(/^Redirect switched o/)).toBeVisible();
    await keepsPlace(page);

    expect(await pageAt(livery.url, hostname)).toContain('<title>Lovelace');
    expect(await pageAt(livery.url, 'unknown.lovelace.com')).not.toContain('Lovelace');
  } finally {
    await livery.stop();
    await Promise.all([dns.close(), tls.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
