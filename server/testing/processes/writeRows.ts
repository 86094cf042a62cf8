import { openEmbedded } from '../../db/embedded/engine';
import { toStandardError } from '../../db/report';

// Commits rows for as long as it lives, and prints the number of each once it is acknowledged.
async function main(folder: string): Promise<void> {
  const engine = await openEmbedded(folder, toStandardError);
  await engine.query('create table if not exists written (number bigint primary key)');
  for (let number = 1; ; number++) {
    const session = await engine.begin('begin');
    await session.query('insert into written values ($1)', [number]);
    await session.commit();
    process.stdout.write(`${number}\n`);
  }
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  toStandardError(String(error));
  process.exitCode = 1;
});
