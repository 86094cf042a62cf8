import { AsyncLocalStorage } from 'node:async_hooks';
import { AsyncStores } from './asyncStores';

describe('AsyncStores', () => {
  test('a store that ran while watched is copied to no later promise', async () => {
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

  test('a store that runs after watching ended stays enabled', async () => {
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
