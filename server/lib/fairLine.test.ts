import { fairLine } from './fairLine';

const full = () => new Error('Come again later.');

/** Work that goes on until it is told to end. */
function pieces() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, work };
}

test('nobody has all of the line: the one who has their share is refused, and the others are not', async () => {
  const { ends, work } = pieces();
  const inLine = fairLine({ count: 1, longest: 10, mostOfOne: 2, refuse: full });
  const taken = [inLine(['greedy', 'network'], work), inLine(['greedy', 'elsewhere'], work)];
  await expect(inLine(['greedy', 'third network'], work)).rejects.toThrow('Come again later.');
  taken.push(inLine(['modest', 'network'], work));
  await expect(inLine(['other', 'network'], work)).rejects.toThrow('Come again later.');

  for (const one of taken) {
    ends.shift()?.();
    await one;
  }
  const again = inLine(['greedy', 'network'], work);
  ends.shift()?.();
  await again;
});

test('the line has an end, and who was refused there has taken nothing of a share', async () => {
  const { ends, work } = pieces();
  const inLine = fairLine({ count: 1, longest: 1, mostOfOne: 2, refuse: full });
  const first = inLine(['a'], work);
  const second = inLine(['b'], work);
  for (let tries = 0; tries < 3; tries += 1)
    await expect(inLine(['c'], work)).rejects.toThrow('Come again later.');
  ends.shift()?.();
  await first;
  ends.shift()?.();
  await second;
  const third = inLine(['c'], work);
  ends.shift()?.();
  await third;
});
