import { toStandardError } from '../../lib/report';
import { openEmbedded } from '../../platform/internals';

// Commits rows until it is killed, and prints the number of each after its commit.
async function main(folder: string): Promise<void> {
  const engine = await openEmbedded(folder, toStandardError);
  await engine.query('create table if not exists written (number bigint primary key)');
  for (let rowNumber = 1; ; rowNumber++) {
    const session = await engine.begin('begin');
    await session.query('insert into written values ($1)', [rowNumber]);
    await session.commit();
    process.stdout.write(`${rowNumber}\n`);
  }
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  toStandardError(String(error));
  process.exitCode = 1;
});
