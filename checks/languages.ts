import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const texts = path.join(root, 'src/texts');
const cache = path.join(root, '.cache/languages');

/** What `tsc` says of the console with the texts of this folder in place of the English ones. */
function problemsOf(folder: string): string {
  const config = path.join(cache, `${path.basename(folder)}.json`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        paths: { '@/texts/*': [path.join(folder, '*')], '@/*': [path.join(root, 'src/*')] },
      },
      include: [path.join(root, 'src')],
    }),
  );
  return spawnSync('node_modules/.bin/tsc', ['--project', config], { cwd: root, encoding: 'utf8' }).stdout;
}

/** A copy of English that lacks one text. */
function makeIncomplete(): string {
  const folder = path.join(cache, 'incomplete');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(texts, 'en'), folder, { recursive: true });
  const file = path.join(folder, 'ui.ts');
  const words = readFileSync(file, 'utf8');
  writeFileSync(file, words.replace(/^export const dismiss = .+\n/m, ''));
  return folder;
}

/** Whether what an incomplete language lacks is named, and nothing else: English itself fits from anywhere. */
function isIncompleteNoticed(): boolean {
  const problems = problemsOf(makeIncomplete()).trim().split('\n');
  if (problems.length === 1 && /Toasts\.tsx.*'dismiss'/.test(problems[0] ?? '')) return true;
  console.log(
    `A language without the text “dismiss” should be refused for that alone:\n${problems.join('\n')}`,
  );
  return false;
}

if (!isIncompleteNoticed()) process.exitCode = 1;

// English is what every other check reads.
const further = readdirSync(texts).filter((language) => language !== 'en');

for (const language of further) {
  const problems = problemsOf(path.join(texts, language));
  if (!problems) continue;
  console.log(`The console does not fit the texts in src/texts/${language}:\n${problems}`);
  process.exitCode = 1;
}
