import { AsyncLocalStorage } from 'node:async_hooks';
import { AsyncStores } from './asyncStores';

describe('AsyncStores', () => {
  test('disables the stores that ran between watch() and disable()', async () => {
    const stores = new AsyncStores();
    const store = new AsyncLocalStorage<string>();
    stores.watch();
    await store.run('value', async () => {
      await Promise.resolve();
      expect(store.getStore()).toBe('value');
      stores.disable();
      await Promise.resolve();
      expect(store.getStore()).toBeUndefined();
    });
  });

  test('does not disable stores that first run after disable(), even if disable() is called again', async () => {
    const stores = new AsyncStores();
    const store = new AsyncLocalStorage<string>();
    stores.watch();
    stores.disable();
    await store.run('value', async () => {
      stores.disable();
      await Promise.resolve();
      expect(store.getStore()).toBe('value');
    });
    store.disable();
  });
});
