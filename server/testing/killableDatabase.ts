import { randomBytes } from 'node:crypto';
import type { Services } from '../platform';
import { parseSettings } from '../platform/startup';
import { closeServices, openServices } from '../openServices';
import { startChild, type ChildProgram } from './childProgram';
import { databaseTemplate } from './databaseTemplate';
import { createTempFolder, removeFolder } from './folders';
import type { CompanyTaskName } from './companyTasks';
import type { TestCompany } from './fixture';

/** A database that several processes open in turn, each of which can be killed. */
export interface KillableDatabase {
  /** Runs `work` with services in this process, and closes them afterwards. */
  withServices<T>(work: (services: Services) => Promise<T>): Promise<T>;
  /**
   * Runs the queues in a child process that ends with SIGKILL after `batches` batches. Returns the number of
   * changed clients.
   */
  killAfter(batches: number): Promise<number>;
  /** Runs a program from the `processes` folder against the database, and resolves when it exits. */
  runProgram(program: string, ...args: string[]): Promise<ChildProgram>;
  remove(): Promise<void>;
}

export async function createKillableDatabase(
  settings: Record<string, string> = {},
): Promise<KillableDatabase> {
  const template = databaseTemplate();
  const folder = await createTempFolder('killed');
  const databaseSettings = await template.clone(folder);
  const key = randomBytes(32).toString('base64');
  const baseSettings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: key, ENCRYPTION_KEY: key };
  const environment = { ...baseSettings, DATA_DIR: folder, ...databaseSettings, ...settings };
  const runProgram = async (program: string, ...args: string[]): Promise<ChildProgram> => {
    const child = startChild(program, JSON.stringify(environment), ...args);
    await child.exited;
    return child;
  };

  return {
    runProgram,
    async withServices(work) {
      const services = await openServices(parseSettings(environment));
      try {
        return await work(services);
      } finally {
        await closeServices(services);
      }
    },
    async killAfter(batches) {
      const child = await runProgram('runQueues', String(batches));
      if (child.lines.length < batches)
        throw new Error(`The process exited early: ${child.errors.join('\n')}`);
      return child.lines.reduce((sum, line) => sum + Number(line), 0);
    },
    async remove() {
      await template.drop(databaseSettings);
      await removeFolder(folder);
    },
  };
}

/** A company, and the number of steps after which its task is killed. */
export interface KillPoint {
  companyId: string;
  steps: number;
}

/** Kills a task at each kill point until one run completes. Returns the kill points that were reached. */
export async function killAtPoints(
  database: KillableDatabase,
  task: CompanyTaskName,
  killPoints: readonly KillPoint[],
): Promise<readonly KillPoint[]> {
  const { lines, errors } = await database.runProgram('killAtSteps', task, JSON.stringify(killPoints));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return killPoints.slice(0, lines.length);
}

/**
 * Kills a task after one step in the first company, two in the second, and so on until a run completes.
 * Returns the companies of killed runs. Throws if no run completes.
 */
export async function killAtEachStep(
  database: KillableDatabase,
  task: CompanyTaskName,
  companies: readonly TestCompany[],
): Promise<TestCompany[]> {
  const killPoints = companies.map(({ id }, index) => ({ companyId: id, steps: index + 1 }));
  const killed = await killAtPoints(database, task, killPoints);
  if (killed.length === companies.length) throw new Error(`${task} has more than ${killed.length} steps.`);
  return companies.slice(0, killed.length);
}
