import type { Choice } from './choice';
import { matching } from './matching';

const choice = (label: string): Choice => ({ id: label, section: 'Screens', label });

test('what is typed is compared without case, accents and width', () => {
  const choices = [choice('Über Umsätze'), choice('Zahlungen')];
  for (const typed of ['uber', 'UMSATZE', 'ｕｍｓä'])
    expect(matching(choices, typed).map(({ label }) => label)).toEqual(['Über Umsätze']);
});
