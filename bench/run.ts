import { analyticsRows } from './rows/analytics';
import { clientExportRows } from './rows/clientExport';
import { clientListRows } from './rows/clientList';
import { lazyScreenRows } from './rows/lazyScreens';
import { signInRows } from './rows/signIn';
import { webhookRows } from './rows/webhook';
import { printTable, type Row } from './table';

const figures: Readonly<Record<string, () => Promise<Row[]>>> = {
  'sign-in': signInRows,
  'lazy-screens': lazyScreenRows,
  analytics: analyticsRows,
  'client-export': clientExportRows,
  'client-list': clientListRows,
  webhook: webhookRows,
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !figures[name]);
  if (unknown.length) {
    console.error(`No figure named ${unknown.join(', ')}. There are: ${Object.keys(figures).join(', ')}.`);
    process.exit(1);
  }
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(figures)) {
    if (!wanted.length || wanted.includes(name)) rows.push(...(await measure()));
  }
  printTable(rows);
}

void main();
