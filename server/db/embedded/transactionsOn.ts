import type { InTransaction } from '../migrate';
import type { EmbeddedEngine } from './engine';

/** Transactions of the engine's owner, for what comes before there is a Database. */
export const transactionsOn =
  (engine: EmbeddedEngine, longestMs?: number): InTransaction =>
  async (work) => {
    const session = await engine.begin('begin', longestMs);
    try {
      const result = await work({ query: session.query });
      await session.commit();
      return result;
    } finally {
      await session.rollback();
    }
  };
