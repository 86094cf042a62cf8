import fs from 'node:fs';
import { parse } from 'yaml';
import { type Citation, missingCitations, missingFiles, report } from './citations';

interface Section {
  section: string;
  statements: { statement: string; code?: string[]; tests?: Citation[] }[];
}

const page = 'docs/spec-coverage.yaml';

const sections = parse(fs.readFileSync(page, 'utf8')) as Section[];

report(
  sections
    .flatMap(({ statements }) => statements)
    .flatMap(({ statement, code = [], tests = [] }) => [
      ...(code.length === 0 ? [`${page}: ${statement}: no file implements it`] : []),
      ...(tests.length === 0 ? [`${page}: ${statement}: no test covers it`] : []),
      ...[...missingFiles(code), ...missingCitations(tests)].map(
        (problem) => `${page}: ${statement}: ${problem}`,
      ),
    ]),
);
