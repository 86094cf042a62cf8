import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies, devDependencies } from '../package.json';

const root = path.join(__dirname, '..');

const product = ['server', 'src']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/\/testing\b/.test(parentPath))
  .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join('\n');

/** What stands first in the calls of these, each once. */
const givenTo = (names: string): string[] => {
  const calls = product.matchAll(new RegExp(`\\b(?:${names})\\(\\s*([^,)]+)`, 'g'));
  return [...new Set([...calls].map(([, given = '']) => given))];
};

test('what is hashed or signed is so by SHA-256, and nothing is sealed but in one place', () => {
  expect(givenTo('createHash|createHmac')).toEqual(["'sha256'"]);
  expect(product.match(/\bhash: '[^']+'/g)).toEqual(["hash: 'SHA-256'"]);
  expect(product.match(/\bcreateCipheriv\(/g)).toHaveLength(1);
  expect(givenTo('createSign|createVerify|pbkdf2|pbkdf2Sync|scrypt|scryptSync|createECDH')).toEqual([]);
});

test('every dependency is of one exact version', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
