import { AsyncLocalStorage } from 'node:async_hooks';

const { run } = AsyncLocalStorage.prototype;

/**
 * Disables the AsyncLocalStorage instances that a test file used. Node.js copies each enabled store to every
 * new promise, which would slow down the worker's later test files.
 */
export class AsyncStores {
  private readonly used = new Set<AsyncLocalStorage<unknown>>();

  watch(): void {
    const { used } = this;
    AsyncLocalStorage.prototype.run = function watched(this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
      used.add(this);
      return Reflect.apply(run, this, args);
    };
  }

  disable(): void {
    AsyncLocalStorage.prototype.run = run;
    for (const store of this.used) store.disable();
    this.used.clear();
  }
}
