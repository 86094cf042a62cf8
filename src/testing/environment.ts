import { TestEnvironment } from 'jest-environment-jsdom';
import { AsyncStores } from '../../checks/asyncStores';

// jsdom brings no fetch of its own, and hides Node's: put back what the console's wire uses.
const fromNode = [
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

  // Node's builds of the packages: a test may start a real server beside the page.
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.stores.watch();
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    // jsdom draws nothing, so it has nothing to scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // The text editor asks where its cursor is drawn.
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
