import fs from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * The environment variable of a full run of the slow project, whose keyboard tests must use every mutation of
 * the console.
 */
export const fullRunVariable = 'E2E_FULL_RUN';

/** Matches the spec files whose tests count as keyboard tests. */
const keyboardSpecPattern = /\/(keyboard\w*|slow\/(clients|customDomain|stripe))\.spec\.ts$/;

/** The annotation type for GraphQL operations that a test sent. */
export const operationAnnotation = 'graphql-operation';

/** Mutations that no keyboard test can use, with the reason. */
const exemptMutations: Readonly<Record<string, string>> = {
  googleLogin: 'Google renders the button',
  googleRegister: 'Google renders the button',
  CancelDeployment: 'deployments finish within a second here',
  RetryDeployment: 'no deployment fails or is canceled here',
  RefreshTokens: 'is sent only after a 401',
};

const sourceFolder = path.resolve(__dirname, '../../src');

const listMutations = (): string[] =>
  fs
    .readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(sourceFolder, file), 'utf8').matchAll(/^mutation (\w+)/gm),
    ])
    .map(([, name = '']) => name);

/**
 * Fails a full run of the slow project if a mutation of the console is neither used by a keyboard test nor
 * exempt, or is both.
 */
export default class MutationCoverage implements Reporter {
  private readonly usedMutations = new Set<string>();

  onTestEnd({ location }: TestCase, { annotations }: TestResult): void {
    if (!keyboardSpecPattern.test(location.file)) return;
    for (const { type, description = '' } of annotations)
      if (type === operationAnnotation) this.usedMutations.add(description);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const unusedMutations = listMutations().filter(
      (name) => !this.usedMutations.has(name) && !(name in exemptMutations),
    );
    const usedExemptMutations = Object.keys(exemptMutations).filter((name) => this.usedMutations.has(name));
    if (unusedMutations.length > 0) console.error(`No keyboard test uses ${unusedMutations.join(', ')}.`);
    if (usedExemptMutations.length > 0) console.error(`Exempt but used: ${usedExemptMutations.join(', ')}.`);
    return { status: unusedMutations.length > 0 || usedExemptMutations.length > 0 ? 'failed' : status };
  }
}
