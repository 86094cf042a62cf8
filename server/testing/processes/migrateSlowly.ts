import { migrate, openEmbedded } from '../../platform/internals';

// Runs the given migrations and prints a line when they start, so that a test can kill the process while they
// run.
async function main(folder: string, migrations: string): Promise<void> {
  const engine = await openEmbedded(folder, () => {});
  await migrate((work) => {
    process.stdout.write('begun\n');
    return engine.transactionRunner()(work);
  }, migrations);
}

void main(process.argv[2] ?? '', process.argv[3] ?? '');
