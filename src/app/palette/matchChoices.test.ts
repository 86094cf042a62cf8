import { matchChoices, type Choice } from './matchChoices';

const choice = (label: string): Choice => ({ id: label, section: 'Screens', label });

test('matchChoices ignores case, accents and character width', () => {
  const choices = [choice('Über Umsätze'), choice('Zahlungen')];
  for (const typed of ['uber', 'UMSATZE', 'ｕｍｓä'])
    expect(matchChoices(choices, typed).map(({ label }) => label)).toEqual(['Über Umsätze']);
});
