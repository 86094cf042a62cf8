import fs from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Set for a whole run of the slow project, whose keyboard walks use every mutation of the console. */
export const wholeRun = 'E2E_WHOLE';

/** The spec files that contain keyboard walks and nothing else. */
const keyboardWalks = /\/(keyboard\w*|slow\/(clients|customDomain|stripe))\.spec\.ts$/;

/** The kind of the notes in which a walk's report says what the console asked the API to do. */
export const asked = 'asked';

/** What nobody presses anything for in these tests, and why. */
const notWalked: Readonly<Record<string, string>> = {
  googleLogin: 'Google draws the button',
  googleRegister: 'Google draws the button',
  CancelDeployment: 'a deployment is over in a second here',
  RetryDeployment: 'no deployment fails here, or is canceled',
};

const source = path.resolve(__dirname, '../../src');

/** The names of all mutations that the console has. */
const mutations = (): string[] =>
  fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => [...fs.readFileSync(path.join(source, file), 'utf8').matchAll(/^mutation (\w+)/gm)])
    .map(([, name = '']) => name);

/** Fails a whole run of the slow project if no keyboard walk used some mutation of the console. */
export default class EveryFlow implements Reporter {
  private readonly walked = new Set<string>();

  onTestEnd({ location }: TestCase, { annotations }: TestResult): void {
    if (!keyboardWalks.test(location.file)) return;
    for (const { type, description = '' } of annotations) if (type === asked) this.walked.add(description);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const left = mutations().filter((name) => !this.walked.has(name) && !(name in notWalked));
    const walkedAfterAll = Object.keys(notWalked).filter((name) => this.walked.has(name));
    if (left.length > 0) console.error(`No walk by keyboard alone asks for ${left.join(', ')}.`);
    if (walkedAfterAll.length > 0) console.error(`Walked after all: ${walkedAfterAll.join(', ')}.`);
    return { status: left.length > 0 || walkedAfterAll.length > 0 ? 'failed' : status };
  }
}
