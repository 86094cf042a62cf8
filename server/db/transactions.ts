import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '../lib/ids';
import type { Database, Db } from './database';
import type { Engine } from './engine';
import { NestedUseError } from './failures';
import { Turns } from './turns';

const asApplication = (companyId: string): string =>
  `begin; set local role livery_app; select set_config('app.company_id', '${companyId}', true)`;
const asPlatform = "begin; set local role livery_platform; select set_config('app.company_id', '', true)";

// Also after a transaction that took many times as long, such as an import: a company's own next ones wait for it.
const longestRestMs = 1000;

const asCounter = `${asPlatform}; set local synchronous_commit = off`;

/** Companies and roles over an engine's bare transactions. */
export function databaseOver(engine: Engine): Database {
  const enclosing = new AsyncLocalStorage<{ isOpen: boolean }>();

  // The embedded engine has one session, so a nested call would wait for its own caller for ever.
  const refuseNested = (): void => {
    if (enclosing.getStore()?.isOpen) throw new NestedUseError();
  };

  const companies = new Map<string, Turns>();

  /**
   * However much one company asks at once, the others find a place. Where they want the only one, it is theirs for as long
   * as the company had it, however many transactions theirs are.
   */
  async function inTurnOf<T>(companyId: string, work: (opened: () => void) => Promise<T>): Promise<T> {
    const turns = companies.get(companyId) ?? new Turns(engine.patienceMs, engine.placesOfCompany);
    companies.set(companyId, turns);
    const leave = (): void => {
      turns.give();
      if (turns.isIdle) companies.delete(companyId);
    };
    await turns.take();
    let openedAt = Infinity;
    try {
      return await work(() => (openedAt = performance.now()));
    } finally {
      const heldMs = performance.now() - openedAt;
      if (heldMs > 0 && engine.isTaken) setTimeout(leave, Math.min(heldMs, longestRestMs)).unref();
      else leave();
    }
  }

  async function transaction<T>(
    opening: string,
    work: (db: Db) => Promise<T>,
    opened: () => void = () => {},
  ): Promise<T> {
    refuseNested();
    const session = await engine.begin(opening);
    opened();
    const state = { isOpen: true };
    try {
      const result = await enclosing.run(state, () => work({ query: session.query }));
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
    async inCompany(companyId, work) {
      // The id is written into the statement, so nothing but an id may pass.
      if (!isId(companyId)) throw new Error('A company is named by its id.');
      // Before it waits for a turn that its own caller has.
      refuseNested();
      return inTurnOf(companyId, (opened) => transaction(asApplication(companyId), work, opened));
    },
    onPlatform: (work) => transaction(asPlatform, work),
    counting: (work) => transaction(asCounter, work),
    async query(text, values) {
      refuseNested();
      return engine.query(text, values);
    },
    async listen(channel, heard, missed) {
      refuseNested();
      return engine.listen(channel, heard, missed);
    },
    close: engine.close,
  };
}
