import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../e2e/support/chromium';

/** Serves a build as the API does, with Brotli files and `index.html` for all unknown paths. */
async function serveBuild(folder: string): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, pathname);
    const servedFile =
      pathname !== '/' && fs.existsSync(`${file}.br`) ? file : path.join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': servedFile.endsWith('.js') ? 'text/javascript' : 'text/html',
      'content-encoding': 'br',
    });
    fs.createReadStream(`${servedFile}.br`).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

export interface SignInLoad {
  /** The compressed size of the JavaScript received before the form was usable. */
  scriptBytes: number;
  /** The milliseconds from the start of the navigation until the email field accepts input. */
  usableMs: number;
}

/**
 * Opens `/login` with an empty cache and waits until the email field accepts input. Throttles network and
 * CPU, so that scripts requested after the form arrive too late to be counted.
 */
export async function measureSignInLoad(folder: string): Promise<SignInLoad> {
  const staticServer = await serveBuild(folder);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 1_600_000 / 8,
    });
    let scriptBytes = 0;
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });

    const startedAt = performance.now();
    await page.goto(`${staticServer.url}/login`, { waitUntil: 'commit' });
    // Polls every frame, since a locator alone can wait half a second between retries.
    await page.waitForFunction(() => document.querySelector('form input'), null, { polling: 'raf' });
    await page.getByLabel('Email').first().fill('typed@example.test');
    return { scriptBytes, usableMs: performance.now() - startedAt };
  } finally {
    await browser.close();
    staticServer.close();
  }
}
