import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies, devDependencies } from '../../package.json';

const root = path.join(__dirname, '../..');

const productCode = ['server', 'src']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/\/testing\b/.test(parentPath))
  .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join('\n');

/**
 * Returns the distinct first arguments of all calls to functions whose names match the regular expression
 * `names`.
 */
const findFirstArguments = (names: string): string[] => {
  const calls = productCode.matchAll(new RegExp(`\\b(?:${names})\\(\\s*([^,)]+)`, 'g'));
  return [...new Set([...calls].map(([, argument = '']) => argument))];
};

test('the product uses only SHA-256, one cipher call, and no Node.js signing or key derivation', () => {
  expect(findFirstArguments('createHash|createHmac')).toEqual(["'sha256'"]);
  expect(productCode.match(/\bhash: '[^']+'/g)).toEqual(["hash: 'SHA-256'"]);
  expect(productCode.match(/\bcreateCipheriv\(/g)).toHaveLength(1);
  expect(
    findFirstArguments('createSign|createVerify|pbkdf2|pbkdf2Sync|scrypt|scryptSync|createECDH'),
  ).toEqual([]);
});

test('every dependency has an exact version', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
