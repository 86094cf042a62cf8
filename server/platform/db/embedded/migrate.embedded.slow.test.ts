import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../../../testing/childProgram';
import { embeddedTemplate, settingsFor } from '../../../testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { migrationsFolder } from '../migrate';
import { openDatabase } from '../../jobs/install';
import { openEmbedded } from './engine';

test('design 7: the embedded database rolls back a killed migration and opens on the next start', async () => {
  const dataDir = await createTempFolder('killed');
  await embeddedTemplate.clone(dataDir);
  const migrations = path.join(dataDir, 'migrations');
  await cp(migrationsFolder, migrations, { recursive: true });
  const slow =
    'create table half (name text); insert into half select 1 from generate_series(1, 1000000000);';
  await writeFile(path.join(migrations, '9001_slow.sql'), slow);

  const folder = path.join(dataDir, 'database');
  const child = startChild('migrateSlowly', folder, migrations);
  await child.waitForLines(1);
  await delay(300);
  await child.kill();

  const engine = await openEmbedded(folder, () => {});
  const { rows } = await engine.query(
    "select to_regclass('half')::text as half, (select count(*) from schema_migrations where name like '9%') as applied",
  );
  await engine.close();
  expect(rows).toEqual([{ half: null, applied: 0 }]);

  const database = await openDatabase(settingsFor(dataDir));
  await database.close();
  await removeFolder(dataDir);
});
