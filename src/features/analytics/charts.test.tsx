import { renderScreen } from '@/testing/renderScreen';
import { insertAllStyles } from '@/testing/styles';
import { screen, waitFor, within } from '@testing-library/react';
import { ChartPanel, csvName, csvOf, tableOf } from './charts/ChartPanel';
import type { Chart } from './charts/chart';
import { axisText } from './charts/chartLabels';
import { activeChart, newAndChurnedChart } from './FiguresSection';
import { failedChart, movementChart, mrrChart, revenueChart } from './charts/moneyCharts';
import { FigureCards } from './figures/FigureCards';
import { changeOf, changeOfRate } from './figures/change';
import { figureLinks } from './figures/figureLinks';
import { readRange, toAnalyticsRange, writeRange } from './AnalyticsScreen';
import { analyticsWith, pointWith } from './testing/analytics';

const source = { analytics: analyticsWith(), currency: 'EUR' };

const charts: Chart[] = [
  revenueChart(source),
  mrrChart(source),
  movementChart(source),
  failedChart(source),
  activeChart(source.analytics, 'EUR'),
  newAndChurnedChart(source.analytics, 'EUR'),
];

const normalizeSpaces = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map((cell) => normalizeSpaces(cell.textContent));

const parseNumber = (text = ''): number | null =>
  text === '' || text === '–' ? null : Number(text.replace(/[€,]/g, ''));

describe('ChartPanel', () => {
  insertAllStyles();

  test('design 5: switches between the chart and a table of the same numbers', async () => {
    const { user } = renderScreen(<ChartPanel chart={movementChart(source)} />, {});
    await user.click(screen.getByRole('button', { name: 'Show table: MRR movements' }));

    const [head, ...rows] = within(screen.getByRole('table', { name: 'MRR movements' })).getAllByRole('row');
    expect(head && cellsOf(head)).toEqual(['Period', 'New', 'Expansion', 'Contraction', 'Churned']);
    expect(rows.map(cellsOf)).toEqual([
      ['Jan 1 – 4, 2026', '€60.00', '€0.00', '€0.00', '-€20.00'],
      ['Jan 5 – 11, 2026', '€90.00', '€20.00', '-€10.00', '-€40.00'],
    ]);

    await user.click(screen.getByRole('button', { name: 'Show chart: MRR movements' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('design 5: downloads the CSV file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    const originalUrl = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
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
    Object.assign(URL, { createObjectURL: originalUrl.create, revokeObjectURL: originalUrl.revoke });
  });

  test('design 5: hides the drawing from assistive technology and describes it in a summary', async () => {
    const { container } = renderScreen(<ChartPanel chart={revenueChart(source)} />, {});
    await waitFor(() => expect(container.querySelector('[aria-hidden] .MuiLineChart-line')).not.toBeNull());

    expect(normalizeSpaces(screen.getByText(/^Revenue: /).textContent)).toBe(
      'Revenue: €1,100.00 in total, with a peak of €600.00 (Jan 1 – 4, 2026)',
    );
    expect(screen.getByText('Previous period: €1,000.00')).toBeVisible();
    const drawing = container.querySelector('[aria-hidden]:has(.MuiLineChart-line)');
    expect(drawing?.querySelector('[tabindex], a, button')).toBeNull();
  });

  test('design 5: distinguishes series by pattern and lists them in a legend', async () => {
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

  test('shows a message instead of a chart if all values are zero', () => {
    const analytics = analyticsWith({ series: [pointWith('2026-01-01', '2026-01-11')] });
    renderScreen(<ChartPanel chart={failedChart({ analytics, currency: 'EUR' })} />, {});
    expect(screen.getByText('No failed payments in this period')).toBeVisible();
  });
});

describe('chart rows', () => {
  test('design 5: tableOf lists revenue next to that of a previous period with more intervals', () => {
    const { headers, rows } = tableOf(revenueChart(source));
    expect(headers).toEqual(['Period', 'Revenue', 'Gross', 'Refunds', 'Compared with', 'Previous period']);
    expect(rows.map((cells) => cells.map(normalizeSpaces))).toEqual([
      ['Jan 1 – 4, 2026', '€600.00', '€700.00', '€100.00', 'Dec 21, 2025', '€200.00'],
      ['Jan 5 – 11, 2026', '€500.00', '€500.00', '€0.00', 'Dec 22 – 28, 2025', '€450.00'],
      ['–', '–', '–', '–', 'Dec 29 – 31, 2025', '€350.00'],
    ]);
  });

  test.each(charts.map((chart) => [chart.title, chart] as const))(
    'tableOf and csvOf include the values of every series of “%s”',
    (_title, chart) => {
      const { headers, rows } = tableOf(chart);
      const file = csvOf(chart)
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
      for (const series of chart.series) {
        const column = headers.indexOf(series.label);
        const fileColumn = file[0]?.findIndex((header) => header.startsWith(series.label)) ?? -1;
        const scale = series.unit === 'money' ? 100 : 1;
        const expectedValues = series.values.map((value) => (value === null ? null : value / scale));
        expect(rows.map((cells) => parseNumber(cells[column]))).toEqual(expectedValues);
        expect(file.slice(1).map((cells) => parseNumber(cells[fileColumn]))).toEqual(expectedValues);
      }
    },
  );

  test('csvOf writes ISO dates and plain amounts, and csvName contains the title and range', () => {
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
  ])('csvOf writes amounts in %s with the decimal places of the currency', (currency, amount) => {
    const analytics = analyticsWith({ series: [pointWith('2026-01-01', '2026-01-31', {}, { mrr: 1900 })] });
    expect(csvOf(mrrChart({ analytics, currency })).split('\r\n')[1]).toBe(`2026-01-01,2026-01-31,${amount}`);
  });
});

describe('axisText', () => {
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
  ])('formats %d minor units in %s as %p', (value, currency, text) => {
    expect(axisText(value, { unit: 'money' }, currency).replace(/\s/g, ' ')).toBe(text);
  });

  test('shortens counts of 10,000 and more', () => {
    const texts = [3, 9999, 12_500].map((value) => axisText(value, { unit: 'count' }, 'EUR'));
    expect(texts).toEqual(['3', '9,999', '12.5K']);
  });
});

describe('FigureCards', () => {
  insertAllStyles();

  test('design 5: colors good and bad changes differently and states their direction', () => {
    const analytics = analyticsWith();
    renderScreen(<FigureCards analytics={analytics} links={figureLinks(analytics, 'Etc/UTC', [])} />, {});
    const colorOf = (name: string, words: string) =>
      getComputedStyle(within(screen.getByRole('region', { name })).getByText(words)).color;
    const revenue = colorOf('Revenue', 'Up 10%');
    const churn = colorOf('Churn rate', 'Up 5 points');

    expect(colorOf('Active clients', 'Up 13%')).toBe(revenue);
    expect(colorOf('New clients', 'Down 25%')).toBe(churn);
    expect(churn).not.toBe(revenue);
  });
});

describe('changeOf and changeOfRate', () => {
  test.each([
    [110, 100, 'up', { arrow: 'up', text: 'Up 10%', isGood: true }],
    [110, 100, 'down', { arrow: 'up', text: 'Up 10%', isGood: false }],
    [95, 100, 'up', { arrow: 'down', text: 'Down 5%', isGood: false }],
    [995, 1000, 'up', { arrow: 'down', text: 'Down 0.5%', isGood: false }],
    [0, 3, 'down', { arrow: 'down', text: 'Down 100%', isGood: true }],
    [7, 0, 'up', { arrow: 'up', text: 'Up from 0', isGood: true }],
    [-5, 0, 'up', { arrow: 'down', text: 'Down from 0', isGood: false }],
    [4, 4, 'up', { arrow: 'none', text: 'No change', isGood: null }],
    [10_003, 10_000, 'up', { arrow: 'none', text: 'Almost no change', isGood: null }],
    [0, 0, 'up', { arrow: 'none', text: 'No change', isGood: null }],
  ] as const)('changeOf(%d, %d, %s) returns %j', (value, previous, good, change) => {
    expect(changeOf(value, previous, good)).toEqual(change);
  });

  test.each([
    [0.03, 0.02, { arrow: 'up', text: 'Up 1 point', isGood: false }],
    [0.016, 0.02, { arrow: 'down', text: 'Down 0.4 points', isGood: true }],
    [0.02004, 0.02, { arrow: 'none', text: 'No change', isGood: null }],
    [null, 0.02, null],
    [0.02, null, null],
  ])('changeOfRate(%p, %p, down) returns %j', (value, previous, change) => {
    expect(changeOfRate(value, previous, 'down')).toEqual(change);
  });
});

describe('rangeParams', () => {
  test.each([
    ['', { preset: 'Last30Days' }],
    ['range=LastQuarter', { preset: 'LastQuarter' }],
    ['range=Yesterday', { preset: 'Last30Days' }],
    ['range=Custom', { preset: 'Last30Days' }],
    ['from=2026-01-05&to=2026-02-03', { preset: 'Custom', from: '2026-01-05', to: '2026-02-03' }],
    ['from=2026-02-03&to=2026-01-05', { preset: 'Last30Days' }],
    ['from=2026-02-30&to=2026-03-05&range=ThisYear', { preset: 'ThisYear' }],
  ])('parses %j as %j', (query, range) => {
    expect(toAnalyticsRange(readRange(new URLSearchParams(query)))).toEqual(range);
  });

  test.each([
    '',
    'range=ThisMonth',
    'range=Last7Days&interval=Day',
    'from=2026-01-05&to=2026-02-03&interval=Week',
  ])('writes the parsed range of %j back unchanged', (query) => {
    const choice = readRange(new URLSearchParams(query));
    expect(String(writeRange(choice, new URLSearchParams(query)))).toBe(query);
  });

  test('keeps unrelated URL parameters when the range changes', () => {
    const current = new URLSearchParams('tab=one&range=ThisYear&from=2026-01-01&interval=Month');
    expect(String(writeRange({ preset: 'Last30Days', custom: null, interval: null }, current))).toBe(
      'tab=one',
    );
  });
});
