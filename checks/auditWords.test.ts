import { auditActions } from '../server/modules/audit/actions';
import { actionLabels } from '../src/ui/activity/actionLabels';

test('the console has words for everything that the API puts on record, and for nothing else', () => {
  expect(Object.keys(actionLabels).sort()).toEqual([...auditActions].sort());
});

test('no two of them read alike', () => {
  const words = Object.values(actionLabels);
  expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
});
