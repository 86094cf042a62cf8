import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startDnsServer } from '../../server/testing/dnsServer';
import { startTlsServer } from '../../server/testing/tlsServer';
import { expect, test } from '../support/fixtures';
import {
  activate,
  fillIn,
  expectFocusNotLost,
  chooseRadio,
  press,
  signInTo,
  tabTo,
} from '../support/keyboard';
import { startLivery } from '../support/liveryServer';
import { onboard } from '../support/operatorApi';
import { findAccessibilityProblems } from '../support/accessibility';

/** Requests a page with a `Host` header, because only the DNS server of the test resolves the name. */
const fetchPage = (url: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    http
      .get(url, { headers: { host, accept: 'text/html' } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve(body));
      })
      .on('error', reject);
  });

const portalsDomain = 'sites.livery.example.net';
const hostname = 'clients.lovelace.com';

test('keyboard only: an operator connects a custom domain, which serves the portal once verified', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'livery-domains-'));
  const dns = await startDnsServer();
  const tls = await startTlsServer(folder);
  const livery = await startLivery({
    settings: {
      SITES_DOMAIN: portalsDomain,
      SITES_ADDRESSES: '127.0.0.1',
      SITES_TLS_PORT: String(tls.port),
      SITES_CA_FILE: tls.caFile,
      DNS_SERVERS: dns.address,
    },
  });
  tls.setOnDemand(async (name) => (await fetch(`${livery.url}/domains/ask?domain=${name}`)).ok);
  try {
    await signInTo(page, livery, await onboard(livery.url), 'o', 'Custom Domain');
    await fillIn(page, 'Domain', `https://${hostname.toUpperCase()}/welcome`);
    await press(page, 'Enter');
    const domainCard = page.getByRole('region', { name: hostname });
    await expect(domainCard).toContainText('_site-challenge.clients');
    await expect(
      page.getByText('We are setting up your custom domain. This may take up to 12 hours.'),
    ).toBeVisible();
    expect(await findAccessibilityProblems(page, 'custom domain, waiting')).toEqual([]);

    const challenge = /site-verification=[\w-]+/.exec((await domainCard.textContent()) ?? '')?.[0] ?? '';
    const target = new RegExp(`[a-z0-9-]+\\.${portalsDomain.replaceAll('.', '\\.')}`).exec(
      (await domainCard.textContent()) ?? '',
    )?.[0];
    dns.setRecords(`_site-challenge.${hostname}`, { TXT: [challenge] });
    dns.setRecords(hostname, { CNAME: [target ?? ''] });
    dns.setRecords(target ?? '', { A: ['127.0.0.1'] });
    await activate(page, 'button', 'Check now');
    await expect(domainCard.getByText('DNS verified')).toBeVisible({ timeout: 20_000 });
    await expect(domainCard.getByText('Certificate issued')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('We are setting up your custom domain.')).toHaveCount(0);
    expect(await findAccessibilityProblems(page, 'custom domain, live')).toEqual([]);

    await chooseRadio(page, hostname);
    await expect(page.getByText(`${hostname} set as primary domain`)).toBeVisible();
    await tabTo(page, 'checkbox', /^Redirect the subdomain/);
    await press(page, 'Space');
    await expect(page.getByText(/^Redirect turned o/)).toBeVisible();
    await expectFocusNotLost(page);

    expect(await fetchPage(livery.url, hostname)).toContain('<title>Lovelace');
    expect(await fetchPage(livery.url, 'unknown.lovelace.com')).not.toContain('Lovelace');
  } finally {
    await livery.stop();
    await Promise.all([dns.close(), tls.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
