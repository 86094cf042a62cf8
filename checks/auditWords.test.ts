import { auditActions } from '../server/modules/audit/actions';
import { actionWords } from '../src/ui/activity/actionWords';

test('the console has words for everything that the API puts on record, and for nothing else', () => {
  expect(Object.keys(actionWords).sort()).toEqual([...auditActions].sort());
});

test('no two of them read alike', () => {
  const words = Object.values(actionWords);
  expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
});
