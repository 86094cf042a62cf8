const owesOnlySetupFeeAt = (timestamp: string): string =>
  `coalesce(s.setup_fee > 0 and (s.prepaid->>'periodEnd')::timestamptz > ${timestamp}, false)`;

/**
 * The SQL condition for subscriptions `s` that next owe only a setup fee, in a period that is already paid.
 */
export const owesOnlySetupFee = owesOnlySetupFeeAt('s.billed_until');

/**
 * The SQL condition for subscriptions `s` that owe only a setup fee now, in a period that is already paid.
 */
export const owesOnlySetupFeeNow = owesOnlySetupFeeAt('company_now()');
