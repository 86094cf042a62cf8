import { renderScreen } from '@/testing/renderScreen';
import { keepStyles } from '@/testing/styles';
import { screen, waitFor, within } from '@testing-library/react';
import { ChartPanel } from './charts/ChartPanel';
import type { Chart } from './charts/chart';
import { csvName, csvOf, tableOf } from './charts/chartRows';
import { axisText } from './charts/chartWords';
import { activeChart, comingAndGoingChart } from './charts/clientCharts';
import { failedChart, movementChart, mrrChart, revenueChart } from './charts/moneyCharts';
import { FigureCards } from './figures/FigureCards';
import { changeOf, changeOfRate } from './figures/change';
import { figureLinks } from './figures/figureLinks';
import { readRange, toAnalyticsRange, writeRange } from './range/rangeParams';
import { analyticsWith, pointWith } from './testing/analytics';

describe('ChartPanel', () => {
  keepStyles();

  const source = { analytics: analyticsWith(), currency: 'EUR' };

  const charts: Chart[] = [
    revenueChart(source),
    mrrChart(source),
    movementChart(source),
    failedChart(source),
    activeChart(source.analytics, 'EUR'),
    comingAndGoingChart(source.analytics, 'EUR'),
  ];

  const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

  const cellsOf = (row: HTMLElement) =>
    [...(row as HTMLTableRowElement).cells].map((cell) => plain(cell.textContent));

  const numberIn = (text = ''): number | null =>
    text === '' || text === '–' ? null : Number(text.replace(/[€,]/g, ''));

  test('design 5: behind each chart stands a table of the same numbers', async () => {
    const { user } = renderScreen(<ChartPanel chart={movementChart(source)} />, {});
    await user.click(screen.getByRole('button', { name: 'Show as table: MRR movements' }));

    const [head, ...rows] = within(screen.getByRole('table', { name: 'MRR movements' })).getAllByRole('row');
    expect(head && cellsOf(head)).toEqual(['Period', 'New', 'Expansion', 'Contraction', 'Churned']);
    expect(rows.map(cellsOf)).toEqual([
      ['Jan 1 – 4, 2026', '€60.00', '€0.00', '€0.00', '-€20.00'],
      ['Jan 5 – 11, 2026', '€90.00', '€20.00', '-€10.00', '-€40.00'],
    ]);

    await user.click(screen.getByRole('button', { name: 'Show as chart: MRR movements' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('design 5: revenue stands beside the period before, all of it, however its intervals fall', () => {
    const { headers, rows } = tableOf(revenueChart(source));
    expect(headers).toEqual(['Period', 'Revenue', 'Gross', 'Refunds', 'Compared with', 'Period before']);
    expect(rows.map((cells) => cells.map(plain))).toEqual([
      ['Jan 1 – 4, 2026', '€600.00', '€700.00', '€100.00', 'Dec 21, 2025', '€200.00'],
      ['Jan 5 – 11, 2026', '€500.00', '€500.00', '€0.00', 'Dec 22 – 28, 2025', '€450.00'],
      ['–', '–', '–', '–', 'Dec 29 – 31, 2025', '€350.00'],
    ]);
  });

  test.each(charts.map((chart) => [chart.title, chart] as const))(
    'the table and the file of “%s” have every number that is drawn',
    (_title, chart) => {
      const { headers, rows } = tableOf(chart);
      const file = csvOf(chart)
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
      for (const series of chart.series) {
        const column = headers.indexOf(series.label);
        const inFile = file[0]?.findIndex((header) => header.startsWith(series.label)) ?? -1;
        const scale = series.unit === 'money' ? 100 : 1;
        const drawn = series.values.map((value) => (value === null ? null : value / scale));
        expect(rows.map((cells) => numberIn(cells[column]))).toEqual(drawn);
        expect(file.slice(1).map((cells) => numberIn(cells[inFile]))).toEqual(drawn);
      }
    },
  );

  test('the file has days as the calendar’s, amounts as bare numbers, and a name that says what is in it', () => {
    const chart = movementChart(source);
    expect(csvName(chart)).toBe('MRR movements 2026-01-01 to 2026-01-11.csv');
    expect(csvOf(chart)).toBe(
      '\uFEFFFrom,To,New (EUR),Expansion (EUR),Contraction (EUR),Churned (EUR)\r\n' +
        '2026-01-01,2026-01-04,60.00,0.00,0.00,-20.00\r\n' +
        '2026-01-05,2026-01-11,90.00,20.00,-10.00,-40.00\r\n',
    );
  });

  test.each([
    ['JPY', '1900'],
    ['KWD', '1.900'],
  ])('amounts of %s have its own digits', (currency, amount) => {
    const analytics = analyticsWith({ series: [pointWith('2026-01-01', '2026-01-31', {}, { mrr: 1900 })] });
    expect(csvOf(mrrChart({ analytics, currency })).split('\r\n')[1]).toBe(`2026-01-01,2026-01-31,${amount}`);
  });

  test('design 5: the file behind a chart is downloaded', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    const realUrl = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });

    const { user } = renderScreen(<ChartPanel chart={mrrChart(source)} />, {});
    await user.click(screen.getByRole('button', { name: 'Download CSV: MRR over time' }));

    expect(names).toEqual(['MRR over time 2026-01-01 to 2026-01-11.csv']);
    expect(await files[0]?.text()).toContain('2026-01-05,2026-01-11,900.00');
    click.mockRestore();
    Object.assign(URL, { createObjectURL: realUrl.create, revokeObjectURL: realUrl.revoke });
  });

  test('design 5: the drawing is left to the eye; its summary says in words what it shows', async () => {
    const { container } = renderScreen(<ChartPanel chart={revenueChart(source)} />, {});
    await waitFor(() => expect(container.querySelector('[aria-hidden] .MuiLineChart-line')).not.toBeNull());

    expect(plain(screen.getByText(/^Revenue: /).textContent)).toBe(
      'Revenue: €1,100.00 in all, the most €600.00 in Jan 1 – 4, 2026. Period before: €1,000.00.',
    );
    const drawing = container.querySelector('[aria-hidden]:has(.MuiLineChart-line)');
    expect(drawing?.querySelector('[tabindex], a, button')).toBeNull();
  });

  test('design 5: what is drawn is told apart without its colour', async () => {
    const { container } = renderScreen(<ChartPanel chart={movementChart(source)} />, {});
    await waitFor(() => expect(container.querySelectorAll('.MuiBarChart-element').length).toBeGreaterThan(3));

    const fills = [...container.querySelectorAll('.MuiBarChart-element')].map((bar) =>
      bar.getAttribute('fill'),
    );
    const patterns = [...new Set(fills)].map((fill) => {
      const pattern = document.getElementById(fill?.slice('url(#'.length, -1) ?? '');
      return pattern?.querySelector('path')?.getAttribute('d') ?? 'plain';
    });
    expect(new Set(patterns).size).toBe(4);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'New',
      'Expansion',
      'Contraction',
      'Churned',
    ]);
  });

  test('days without anything to draw say so instead of a flat chart', () => {
    const analytics = analyticsWith({ series: [pointWith('2026-01-01', '2026-01-11')] });
    renderScreen(<ChartPanel chart={failedChart({ analytics, currency: 'EUR' })} />, {});
    expect(screen.getByText('No payment failed in these days.')).toBeVisible();
  });
});

describe('chart words', () => {
  test.each([
    [0, 'EUR', '€0'],
    [50, 'EUR', '€0.50'],
    [999_900, 'EUR', '€9,999'],
    [1_000_000, 'EUR', '€10K'],
    [-123_456_789, 'EUR', '-€1.2346M'],
    [9_999, 'JPY', '¥9,999'],
    [12_000, 'JPY', '¥12K'],
    [1500, 'KWD', 'KWD 1.500'],
    [12_345_000, 'KWD', 'KWD 12.345K'],
    [0.5, 'EUR', ''],
  ])('an axis names %d minor units of %s as %p', (value, currency, text) => {
    expect(axisText(value, { unit: 'money' }, currency).replace(/\s/g, ' ')).toBe(text);
  });

  test('an axis names numbers of clients short where they are large', () => {
    const texts = [3, 9999, 12_500].map((value) => axisText(value, { unit: 'count' }, 'EUR'));
    expect(texts).toEqual(['3', '9,999', '12.5K']);
  });
});

describe('FigureCards', () => {
  keepStyles();

  test('design 5: more churn is bad news, more revenue good news, and neither is told by colour alone', () => {
    const analytics = analyticsWith();
    renderScreen(<FigureCards analytics={analytics} links={figureLinks(analytics, 'Etc/UTC', [])} />, {});
    const colourOf = (name: string, words: string) =>
      getComputedStyle(within(screen.getByRole('region', { name })).getByText(words)).color;
    const revenue = colourOf('Revenue', 'Up 10%');
    const churn = colourOf('Churn rate', 'Up 5 points');

    expect(colourOf('Active clients', 'Up 13%')).toBe(revenue);
    expect(colourOf('New clients', 'Down 25%')).toBe(churn);
    expect(churn).not.toBe(revenue);
  });
});

describe('change', () => {
  test.each([
    [110, 100, 'up', { arrow: 'up', words: 'Up 10%', isGood: true }],
    [110, 100, 'down', { arrow: 'up', words: 'Up 10%', isGood: false }],
    [95, 100, 'up', { arrow: 'down', words: 'Down 5%', isGood: false }],
    [995, 1000, 'up', { arrow: 'down', words: 'Down 0.5%', isGood: false }],
    [0, 3, 'down', { arrow: 'down', words: 'Down 100%', isGood: true }],
    [7, 0, 'up', { arrow: 'up', words: 'Up from none', isGood: true }],
    [-5, 0, 'up', { arrow: 'down', words: 'Down from none', isGood: false }],
    [4, 4, 'up', { arrow: 'none', words: 'No change', isGood: null }],
    [10_003, 10_000, 'up', { arrow: 'none', words: 'Hardly any change', isGood: null }],
    [0, 0, 'up', { arrow: 'none', words: 'No change', isGood: null }],
  ] as const)('%d after %d, where %s is good', (value, previous, good, change) => {
    expect(changeOf(value, previous, good)).toEqual(change);
  });

  test.each([
    [0.03, 0.02, { arrow: 'up', words: 'Up 1 point', isGood: false }],
    [0.016, 0.02, { arrow: 'down', words: 'Down 0.4 points', isGood: true }],
    [0.02004, 0.02, { arrow: 'none', words: 'No change', isGood: null }],
    [null, 0.02, null],
    [0.02, null, null],
  ])('a churn rate of %p after %p', (value, previous, change) => {
    expect(changeOfRate(value, previous, 'down')).toEqual(change);
  });
});

describe('range params', () => {
  test.each([
    ['', { preset: 'Last30Days' }],
    ['range=LastQuarter', { preset: 'LastQuarter' }],
    ['range=Yesterday', { preset: 'Last30Days' }],
    ['range=Custom', { preset: 'Last30Days' }],
    ['from=2026-01-05&to=2026-02-03', { preset: 'Custom', from: '2026-01-05', to: '2026-02-03' }],
    ['from=2026-02-03&to=2026-01-05', { preset: 'Last30Days' }],
    ['from=2026-02-30&to=2026-03-05&range=ThisYear', { preset: 'ThisYear' }],
  ])('the address %j asks for %j', (query, range) => {
    expect(toAnalyticsRange(readRange(new URLSearchParams(query)))).toEqual(range);
  });

  test.each([
    '',
    'range=ThisMonth',
    'range=Last7Days&interval=Day',
    'from=2026-01-05&to=2026-02-03&interval=Week',
  ])('the address %j says again what was read from it', (query) => {
    const choice = readRange(new URLSearchParams(query));
    expect(String(writeRange(choice, new URLSearchParams(query)))).toBe(query);
  });

  test('another choice leaves the rest of the address as it is', () => {
    const current = new URLSearchParams('tab=one&range=ThisYear&from=2026-01-01&interval=Month');
    expect(String(writeRange({ preset: 'Last30Days', custom: null, interval: null }, current))).toBe(
      'tab=one',
    );
  });
});
