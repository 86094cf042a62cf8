import fs from 'node:fs';

/**
 * docs/spec-coverage.md lists each statement of the specification with the file that keeps it and the test that
 * shows it: `| statement | \`path\` | \`test file\`: "part of the test's name" |`. This fails for what is not there.
 */
const page = fs.readFileSync('docs/spec-coverage.md', 'utf8');
const problems: string[] = [];

for (const [lineIndex, line] of page.split('\n').entries()) {
  if (!line.startsWith('|')) continue;
  const place = `docs/spec-coverage.md:${lineIndex + 1}`;

  for (const [, file] of line.matchAll(/`((?:src|server|e2e|bench|checks|docs)\/[^`\s]+)`/g)) {
    if (file && !fs.existsSync(file)) problems.push(`${place} names ${file}, which does not exist.`);
  }
  for (const [, file, name] of line.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g)) {
    if (!file || !name || !fs.existsSync(file)) continue;
    if (!fs.readFileSync(file, 'utf8').includes(name)) {
      problems.push(`${place} names the test "${name}", which ${file} does not have.`);
    }
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
