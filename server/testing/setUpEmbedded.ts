import { rmSync } from 'node:fs';
import { createEmbeddedTemplate } from './databaseTemplate';

/** Jest's global setup for the embedded engine. Creates a migrated folder that each test file copies. */
export default async function setUpEmbedded(): Promise<void> {
  const folder = await createEmbeddedTemplate();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
