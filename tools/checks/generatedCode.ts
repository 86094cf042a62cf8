import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const generatedFiles = () =>
  ['contract', 'src', 'server', 'locales']
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(\.generated\.ts|\.po)$/.test(file))
    .sort();

const contents = () => new Map(generatedFiles().map((file) => [file, fs.readFileSync(file, 'utf8')]));

const before = contents();
const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'codegen'], { encoding: 'utf8' });
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}
const after = contents();

const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (changed.length) {
  console.error(
    `These files did not match the contract and were regenerated: ${changed.join(', ')}. Commit them.`,
  );
  process.exit(1);
}
