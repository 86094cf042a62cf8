/**
 * How a card stands as SQL, by the company's clock: `card` names a row with its expiry, `lastCharge` what became of the
 * last charge to it.
 */
export function cardStatus(card: string, lastCharge: string): string {
  const goodUntil = `card_good_until(${card}.exp_year, ${card}.exp_month)`;
  return `case
    when ${goodUntil} <= company_now() then 'Expired'
    when ${lastCharge} = 'Failed' then 'Failed'
    when ${goodUntil} <= company_now() + interval '30 days' then 'ExpiringSoon'
    else 'Active'
  end`;
}
