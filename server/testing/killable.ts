import { randomBytes } from 'node:crypto';
import type { Context, Services } from '../context';
import { closeServices, openServices } from '../openServices';
import { parseSettings } from '../settings';
import { startChild, type Child } from './child';
import { insertCompany, insertOperator } from './inhabitants';
import { databaseTemplate } from './databaseTemplate';
import { newFolder, removeFolder } from './folders';
import { viewerOf } from './viewers';
import type { WorkName } from './works';
import type { TestCompany } from './world';

/** A database of its own that processes open one after another, each of which may be killed. */
export interface Killable {
  /** Opens the database in this process, and closes it again. */
  withServices<T>(work: (services: Services) => Promise<T>): Promise<T>;
  /** Works the queues in a process of its own that dies by kill -9 after so many batches, and says how many clients that was. */
  killAfter(batches: number): Promise<number>;
  /** One of the programs in the folder processes on the database, once it has ended. */
  run(program: string, ...given: string[]): Promise<Child>;
  remove(): Promise<void>;
}

/** With these settings beside the usual ones. */
export async function makeKillable(settings: Record<string, string> = {}): Promise<Killable> {
  const template = databaseTemplate();
  const folder = await newFolder('killed');
  const cloned = await template.clone(folder);
  const key = randomBytes(32).toString('base64');
  const usual = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: key, ENCRYPTION_KEY: key };
  const environment = { ...usual, DATA_DIR: folder, ...cloned, ...settings };
  const run = async (program: string, ...given: string[]): Promise<Child> => {
    const child = startChild(program, JSON.stringify(environment), ...given);
    await child.ended;
    return child;
  };

  return {
    run,
    async withServices(work) {
      const services = await openServices(parseSettings(environment));
      try {
        return await work(services);
      } finally {
        await closeServices(services);
      }
    },
    async killAfter(batches) {
      const child = await run('workQueues', String(batches));
      if (child.lines.length < batches)
        throw new Error(`The process ended by itself: ${child.errors.join('\n')}`);
      return child.lines.reduce((sum, line) => sum + Number(line), 0);
    },
    async remove() {
      await template.drop(cloned);
      await removeFolder(folder);
    },
  };
}

/** Where a work dies: in this company, after so many of its steps. */
export interface Death {
  companyId: string;
  steps: number;
}

/** Has a work killed in these companies; gives those before the first in which it came to its end. */
export async function killAt(
  killable: Killable,
  work: WorkName,
  deaths: readonly Death[],
): Promise<readonly Death[]> {
  const { lines, errors } = await killable.run('workAndDie', work, JSON.stringify(deaths));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return deaths.slice(0, lines.length);
}

/**
 * Has a work killed after its first step in the first of the companies, after its second in the next one, and so on until
 * it comes to its end; gives those in which it was killed.
 */
export async function killAtEachStep(
  killable: Killable,
  work: WorkName,
  companies: readonly TestCompany[],
): Promise<TestCompany[]> {
  const deaths = companies.map(({ id }, index) => ({ companyId: id, steps: index + 1 }));
  const killed = await killAt(killable, work, deaths);
  if (killed.length === companies.length) throw new Error(`${work} has more than ${killed.length} steps.`);
  return companies.slice(0, killed.length);
}

/** A call of somebody, whichever process takes it. */
export const callOf = (services: Services, viewer: Context['viewer']): Context => ({
  services,
  viewer,
  caller: { requestId: 't', ipAddress: '::1', userAgent: null },
});

/** A company's first Admin. */
export async function someAdmin({ database }: Services): Promise<NonNullable<Context['viewer']>> {
  const company = await insertCompany(database, {});
  const operator = await insertOperator(database, company, { role: 'Admin' });
  return viewerOf(database, company, operator);
}
