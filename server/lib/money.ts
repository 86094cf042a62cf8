const known = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => known.has(code);

/** How many decimals a currency's minor unit stands for: 2 for EUR, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

/** `€12.50`, `¥1,200`: for sentences that people read. */
export const formatMoney = (minorUnits: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    minorUnits / 10 ** decimalsOf(currency),
  );
