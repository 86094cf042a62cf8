import { AsyncLocalStorage } from 'node:async_hooks';

const { run } = AsyncLocalStorage.prototype;

/**
 * Disables the AsyncLocalStorage instances that a test file used. Node copies every enabled store to each new promise of
 * the process, so each file would slow down all those that its worker runs later.
 */
export class AsyncStores {
  private readonly used = new Set<AsyncLocalStorage<unknown>>();

  watch(): void {
    const { used } = this;
    AsyncLocalStorage.prototype.run = function watched(
      this: AsyncLocalStorage<unknown>,
      ...given: unknown[]
    ) {
      used.add(this);
      return Reflect.apply(run, this, given);
    };
  }

  /** Disables them all, and stops watching. */
  disable(): void {
    AsyncLocalStorage.prototype.run = run;
    for (const store of this.used) store.disable();
    this.used.clear();
  }
}
