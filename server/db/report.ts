/** For what nobody waits for: an outage, a restart of the engine, a job that failed. */
export type Report = (message: string) => void;

export const toStandardError: Report = (message) => void process.stderr.write(`${message}\n`);
