import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** What `tsc` says of the console with the texts of one language in place of the English ones. */
function problemsOf(language: string): string {
  const config = path.join(root, '.cache/languages', `${language}.json`);
  mkdirSync(path.dirname(config), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        paths: {
          '@/texts/*': [path.join(root, 'src/texts', language, '*')],
          '@/*': [path.join(root, 'src/*')],
        },
      },
      include: [path.join(root, 'src')],
    }),
  );
  return spawnSync('node_modules/.bin/tsc', ['--project', config], { cwd: root, encoding: 'utf8' }).stdout;
}

// English is what every other check reads.
const further = readdirSync(path.join(root, 'src/texts')).filter((language) => language !== 'en');

for (const language of further) {
  const problems = problemsOf(language);
  if (!problems) continue;
  console.log(`The console does not fit the texts in src/texts/${language}:\n${problems}`);
  process.exitCode = 1;
}
