import { execFileSync } from 'node:child_process';
import { report } from './citations';

const conventional =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: [a-z].*[^.]$/;
const maxLength = 100;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Returns the subjects of the commits since this check was added, or of the latest commit if this check is
 * not committed yet. Omits merges and older commits, which follow other rules.
 */
function subjects(): string[] {
  // The path at which this check was added.
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', 'checks/commitSubjects.ts').split('\n');
  return git('log', '--no-merges', '--format=%s', added ? `${added}..HEAD` : '-1')
    .split('\n')
    .filter(Boolean);
}

report(
  subjects()
    .filter((subject) => !conventional.test(subject) || subject.length > maxLength)
    .map((subject) => `Not a Conventional Commit of at most ${maxLength} characters: ${subject}`),
);
