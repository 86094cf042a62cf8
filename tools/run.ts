interface Program {
  summary: string;
  run(): Promise<unknown>;
}

/** Each program reads its options from `process.argv` and starts when it is imported. */
const programs: Readonly<Record<string, Program>> = {
  bench: {
    summary: 'measures performance against the budgets (docs/benchmarks.md)',
    run: () => import('./bench/run'),
  },
  faults: {
    summary: 'kills, outages, full disks and clock changes, with their effects',
    run: () => import('./faults/run'),
  },
  abuse: {
    summary: 'attacks under load, with the response times of legitimate requests',
    run: () => import('./abuse/run'),
  },
  tenancy: {
    summary: 'removes one tenant condition at a time and expects a test to fail',
    run: () => import('./tenancy/run'),
  },
};

/** Runs the program whose name is the first argument. Without a name, lists the programs. */
async function main(): Promise<void> {
  const [requestedName = ''] = process.argv.splice(2, 1);
  const program = programs[requestedName];
  if (program) return void (await program.run());
  console.log('npm run tools -- <name> [options]');
  for (const [name, { summary }] of Object.entries(programs)) console.log(`  ${name.padEnd(8)} ${summary}`);
  if (requestedName) throw new Error(`Unknown program: ${requestedName}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
