import type { InTransaction } from '../migrate';
import type { EmbeddedEngine } from './engine';

/**
 * Returns a function that runs transactions as the engine's owner, for migrations that run before a
 * `Database` exists.
 */
export const createTransactionRunner =
  (engine: EmbeddedEngine, statementMs?: number): InTransaction =>
  async (work) => {
    const session = await engine.begin('begin', statementMs);
    try {
      const result = await work({ query: session.query });
      await session.commit();
      return result;
    } finally {
      await session.rollback();
    }
  };
