import { cellsOf, missingFrom, rowsOf } from './namedOnPage';

/**
 * docs/spec-coverage.md lists each statement of the specification with the file that keeps it and the test that
 * shows it: `| statement | \`path\` | \`test file\`: "part of the test's name" |`. This fails for what is not there.
 */
const problems = rowsOf('docs/spec-coverage.md').flatMap(({ place, row }) => {
  const [statement = '', keptBy = '', shownBy = ''] = cellsOf(row);
  if (statement === 'Statement' || /^-+$/.test(statement)) return [];
  return [
    ...(/`[^`]+`/.test(keptBy) ? [] : [`${place} names no file that keeps the statement.`]),
    ...(/`: "[^"]+"/.test(shownBy) ? [] : [`${place} names no test that shows the statement.`]),
    ...missingFrom(row).map((what) => `${place} names ${what}.`),
  ];
});

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
