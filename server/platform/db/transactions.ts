import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '../../../contract/ids';
import { CompanyLimiter, type TransactionProgress } from './companyLimiter';
import type { Database, Db, IsolationLevel } from './database';
import { Subscriptions } from '../events/catalog';
import type { Engine } from './engine';
import { NestedUseError } from './failures';

const beginStatements: Readonly<Record<IsolationLevel, string>> = {
  ReadCommitted: 'begin',
  RepeatableRead: 'begin isolation level repeatable read read only',
};

const asApplication = (companyId: string, isolation: IsolationLevel): string =>
  `${beginStatements[isolation]}; set local role livery_app; select set_config('app.company_id', '${companyId}', true)`;
const asPlatform = "begin; set local role livery_platform; select set_config('app.company_id', '', true)";

const asPlatformAsyncCommit = `${asPlatform}; set local synchronous_commit = off`;

/** Returns a transaction whose statements, and those of its subscribers, run through `query`. */
export function toTransaction(query: Db['query'], subscriptions: Subscriptions<Db>): Db {
  const db: Db = { query, publish: (event) => subscriptions.deliver(db, event) };
  return db;
}

/**
 * Wraps an engine so that each transaction sets its database role, and its company for row-level security.
 * Limits each company's transactions and rejects nested use.
 */
export function wrapEngine(engine: Engine): Database {
  const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

  // The embedded engine has one session, so a nested call would deadlock with its caller.
  const refuseNested = (): void => {
    if (currentTransaction.getStore()?.isOpen) throw new NestedUseError();
  };

  const companyLimiter = new CompanyLimiter(
    engine.maxWaitMs,
    engine.companyLimits,
    engine.kind === 'embedded',
  );

  const subscriptions = new Subscriptions<Db>();

  async function transaction<T>(
    opening: string,
    work: (db: Db) => Promise<T>,
    progress?: TransactionProgress,
  ): Promise<T> {
    refuseNested();
    const session = await engine.begin(opening);
    progress?.opened();
    const state = { isOpen: true };
    try {
      const result = await currentTransaction.run(state, () =>
        work(toTransaction(session.query, subscriptions)),
      );
      progress?.worked();
      await session.commit();
      return result;
    } catch (error) {
      await session.rollback();
      throw error;
    } finally {
      state.isOpen = false;
    }
  }

  return {
    kind: engine.kind,
    subscriptions,
    async inCompany(companyId, work, isolation = 'ReadCommitted') {
      // The id is part of the statement text, so only a valid id may pass.
      if (!isId(companyId)) throw new Error('inCompany() requires a valid company id.');
      // Checked before the call waits for a slot, which the enclosing transaction may hold.
      refuseNested();
      return companyLimiter.schedule(companyId, (progress) =>
        transaction(asApplication(companyId, isolation), work, progress),
      );
    },
    onPlatform: (work) => transaction(asPlatform, work),
    onPlatformAsyncCommit: (work) => transaction(asPlatformAsyncCommit, work),
    async query(text, values) {
      refuseNested();
      return engine.query(text, values);
    },
    async listen(channel, onNotification, onGap) {
      refuseNested();
      return engine.listen(channel, onNotification, onGap);
    },
    close: () => engine.close(),
  };
}
