import { parseTags } from './clientSchemas';

test.each([
  ['vip, eu, vip', ['vip', 'eu']],
  ['عميل مميز، أوروبا', ['عميل مميز', 'أوروبا']],
  [' , ', []],
])('parseTags returns the distinct tags of “%s”', (text, tags) => expect(parseTags(text)).toEqual(tags));
