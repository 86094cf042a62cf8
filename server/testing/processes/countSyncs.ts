import fs from 'node:fs';
import { openCluster } from '../../platform/internals';

// Prints the number of fsync calls for each committed row.
async function main(cluster: string): Promise<void> {
  let syncs = 0;
  const { fsyncSync } = fs;
  fs.fsyncSync = (file) => {
    syncs += 1;
    fsyncSync(file);
  };
  const database = await openCluster(cluster);
  await database.exec('create table written (number integer)');
  const perCommit: number[] = [];
  for (let rowNumber = 1; rowNumber <= 20; rowNumber++) {
    syncs = 0;
    await database.query('insert into written values ($1)', [rowNumber]);
    perCommit.push(syncs);
  }
  await database.close();
  process.stdout.write(`${JSON.stringify(perCommit)}\n`);
}

void main(process.argv[2] ?? '');
