import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { WebSocket } from 'ws';
import { documentedRoutes } from '../../server/platform/internals';
import { apiPrefixes } from '../../server/platform/startup';
import makeConfig from '../../webpack.config';
import { paths } from '../../src/config/paths';

const routes = ['GET /graphql', 'POST /graphql', ...documentedRoutes()];
const screens = Object.values<string | ((part: never) => string)>(paths).map((screen) =>
  typeof screen === 'string' ? screen : screen('any' as never),
);
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

let api: Server;
let devServer: DevServer;
let origin: string;

beforeAll(async () => {
  api = createServer(({ method, url }, response) => response.end(`API: ${method} ${url}`));
  api.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 418 I am the API\r\n\r\n'));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  process.env.PORT = String(portOf(api));
  const config = makeConfig(null, { mode: 'development' });
  const compiler = webpack({
    ...config,
    entry: './src/config/limits.ts',
    cache: false,
    stats: 'none',
    infrastructureLogging: { level: 'none' },
    plugins: config.plugins?.filter((plugin) => plugin instanceof HtmlWebpackPlugin),
  });
  if (!compiler) throw new Error('webpack returned no compiler.');
  devServer = new DevServer({ ...config.devServer, port: 0, hot: false, client: false }, compiler);
  await devServer.start();
  origin = `http://127.0.0.1:${portOf(devServer.server as Server)}`;
});

afterAll(async () => {
  await devServer.stop();
  api.close();
});

test.each(routes)('the development server proxies %s to the API', async (route) => {
  const [method = '', path = ''] = route.replace(/\{\w+\}/g, 'any').split(' ');
  const response = await fetch(`${origin}${path}?query=1`, { method, headers: { accept: 'text/html' } });
  expect(await response.text()).toBe(`API: ${method} ${path}?query=1`);
});

test('the development server proxies WebSocket upgrades to the API', async () => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, { origin });
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('418');
});

test.each(screens)('the development server serves the console at %s', async (screen) => {
  const response = await fetch(`${origin}${screen}`, { headers: { accept: 'text/html' } });
  expect(await response.text()).toContain('<div id="root">');
});

test('no console path starts with an API prefix', () => {
  expect(screens.filter((screen) => apiPrefixes.some((prefix) => screen.startsWith(prefix)))).toEqual([]);
});
