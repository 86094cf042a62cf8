import { auditActions } from '../../server/platform';
import { actionLabels } from '../../src/ui/activity/actionLabels';

test('the console labels exactly the audit actions of the API', () => {
  expect(Object.keys(actionLabels).sort()).toEqual([...auditActions].sort());
});

test('no two audit actions have the same label', () => {
  const labels = Object.values(actionLabels).map(({ message }) => message);
  expect(labels.filter((text, index) => labels.indexOf(text) !== index)).toEqual([]);
});
