import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/support/chromium';

/** Serves a build as the API would: brotli files, and index.html for every other address. */
async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, asked);
    const found = asked !== '/' && fs.existsSync(`${file}.br`) ? file : path.join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': found.endsWith('.js') ? 'text/javascript' : 'text/html',
      'content-encoding': 'br',
    });
    fs.createReadStream(`${found}.br`).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

export interface SignInLoad {
  /** Compressed bytes of JavaScript that had arrived when the form could be used. */
  scriptBytes: number;
  /** From the start of the navigation. */
  usableMs: number;
}

/**
 * Opens /login in a browser with an empty cache until the email field can be typed into. The network and the processor
 * are slow ones, so that what the page asks for after its form does not arrive before anybody could have typed.
 */
export async function loadSignIn(folder: string): Promise<SignInLoad> {
  const site = await serve(folder);
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

    const started = performance.now();
    await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
    // Looked for in every frame: a locator alone looks again only after half a second.
    await page.waitForFunction(() => document.querySelector('form input'), null, { polling: 'raf' });
    await page.getByLabel('Email').first().fill('typed@example.test');
    return { scriptBytes, usableMs: performance.now() - started };
  } finally {
    await browser.close();
    site.close();
  }
}
