interface Tool {
  summary: string;
  load(): Promise<unknown>;
}

/** Each program reads its options from `process.argv` and starts when it is imported. */
const tools: Readonly<Record<string, Tool>> = {
  bench: {
    summary: 'measures performance against the budgets (docs/benchmarks.md)',
    load: () => import('./bench/run'),
  },
  faults: {
    summary: 'kills, outages, full disks and clock changes, with their effects',
    load: () => import('./faults/run'),
  },
  abuse: {
    summary: 'attacks under load, with the response times of legitimate requests',
    load: () => import('./abuse/run'),
  },
  tenancy: {
    summary: 'removes one tenant condition at a time and expects a test to fail',
    load: () => import('./tenancy/run'),
  },
};

/** Runs a tool with the arguments after its name. Without a name, lists the tools. */
async function main(): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const tool = tools[name];
  if (tool) return void (await tool.load());
  console.log('npm run tools -- <name> [options]');
  for (const [known, { summary }] of Object.entries(tools)) console.log(`  ${known.padEnd(8)} ${summary}`);
  if (name) throw new Error(`Unknown tool: ${name}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
