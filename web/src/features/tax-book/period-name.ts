import type { TaxFiling } from '@quay/contract/tax-filing/routes'

/** "Quý 3/2026", "Tháng 09/2026", "6 tháng đầu năm 2026", "Năm 2026". */
export function periodName({ kind, from }: Pick<TaxFiling, 'kind' | 'from'>): string {
  const [year, month] = from.split('-')
  if (kind === 'YEAR') return `Năm ${year}`
  if (kind === 'HALF_YEAR') return `6 tháng ${month === '01' ? 'đầu' : 'cuối'} năm ${year}`
  return kind === 'QUARTER' ? `Quý ${Math.ceil(Number(month) / 3)}/${year}` : `Tháng ${month}/${year}`
}
