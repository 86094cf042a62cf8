/** Reports a failure that no caller waits for, such as an outage, an engine restart or a failed job. */
export type Report = (message: string) => void;

export const toStandardError: Report = (message) => void process.stderr.write(`${message}\n`);
