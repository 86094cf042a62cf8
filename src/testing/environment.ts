import { TestEnvironment } from 'jest-environment-jsdom';
import { AsyncStores } from '../../tools/checks/asyncStores';
import { cacheCompiledCode } from '../../tools/checks/compileCache';

cacheCompiledCode();

// jsdom has no `fetch` and hides Node's globals, which the console and its tests need.
const nodeGlobals = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
] as const;

export default class ConsoleEnvironment extends TestEnvironment {
  private readonly stores = new AsyncStores();

  // Loads the Node builds of packages, because a test may start a real server next to the page.
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.stores.watch();
    for (const name of nodeGlobals) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    // jsdom has no layout, so scrolling is a no-op.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // jsdom cannot measure ranges, which the text editor uses to locate its cursor.
    this.global.Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    this.global.Range.prototype.getBoundingClientRect = () => new this.global.DOMRect();
    Object.defineProperty(this.global, 'BUILD_SETTINGS', {
      value: { API_SECURE: 'false', SIGNUP_ENABLED: 'true' },
      configurable: true,
      writable: true,
    });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.stores.disable();
  }
}
