import type { Database } from '../db/database';
import type { Settings } from '../settings';
import type { CardProvider } from './cardProvider';
import { createSandbox } from './sandbox/sandbox';

/** The provider that this server works with: the sandbox until a real one is set up. */
export const makeCardProvider = (_settings: Settings, database: Database): CardProvider =>
  createSandbox(database);
