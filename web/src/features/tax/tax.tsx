import { useAddress } from '../../routing/use-address.ts'
import { TaxInfoPage } from './tax-info-page.tsx'
import { TaxRates } from './tax-rates.tsx'

/** VAT rates with dates, and what each branch declares. */
export default function Tax() {
  const { query } = useAddress()
  return query.phan === 'thong-tin' ? <TaxInfoPage /> : <TaxRates />
}
