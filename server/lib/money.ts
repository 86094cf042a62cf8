const known = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => known.has(code);

/** How many decimals a currency's minor unit stands for: 2 for EUR, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

/** `12.50`, `1200`, `-0.05`: the amount alone, for files that programs read. */
export function amountText(minorUnits: number, decimals: number): string {
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = minorUnits < 0 ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** `€12.50`, `¥1,200`: for sentences that people read. */
export const formatMoney = (minorUnits: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    minorUnits / 10 ** decimalsOf(currency),
  );
