import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '../lib/ids';
import { CompanyTurns, type Place } from './companyTurns';
import type { Database, Db, Sees } from './database';
import type { Engine } from './engine';
import { NestedUseError } from './failures';

const beginnings: Readonly<Record<Sees, string>> = {
  EachStatement: 'begin',
  OneMoment: 'begin isolation level repeatable read read only',
};

const asApplication = (companyId: string, sees: Sees): string =>
  `${beginnings[sees]}; set local role livery_app; select set_config('app.company_id', '${companyId}', true)`;
const asPlatform = "begin; set local role livery_platform; select set_config('app.company_id', '', true)";

const asCounter = `${asPlatform}; set local synchronous_commit = off`;

/** Companies and roles over an engine's bare transactions. */
export function databaseOver(engine: Engine): Database {
  const enclosing = new AsyncLocalStorage<{ isOpen: boolean }>();

  // The embedded engine has one session, so a nested call would wait for its own caller for ever.
  const refuseNested = (): void => {
    if (enclosing.getStore()?.isOpen) throw new NestedUseError();
  };

  const companies = new CompanyTurns(engine.patienceMs, engine.placesOfCompany, engine.kind === 'embedded');

  async function transaction<T>(opening: string, work: (db: Db) => Promise<T>, place?: Place): Promise<T> {
    refuseNested();
    const session = await engine.begin(opening);
    place?.opened();
    const state = { isOpen: true };
    try {
      const result = await enclosing.run(state, () => work({ query: session.query }));
      place?.worked();
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
    async inCompany(companyId, work, sees = 'EachStatement') {
      // The id is written into the statement, so nothing but an id may pass.
      if (!isId(companyId)) throw new Error('A company is named by its id.');
      // Before it waits for a turn that its own caller has.
      refuseNested();
      return companies.take(companyId, (place) => transaction(asApplication(companyId, sees), work, place));
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
