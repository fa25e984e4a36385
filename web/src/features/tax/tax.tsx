import { useStoreUses } from '../../api/session/store-uses.ts'
import { useAddress } from '../../routing/use-address.ts'
import { TaxInfoPage } from './tax-info-page.tsx'
import { TaxRates } from './tax-rates.tsx'

/** VAT rates with dates, where the store uses them, and what each branch declares. */
export default function Tax() {
  const { query } = useAddress()
  const uses = useStoreUses()
  return query.phan === 'thong-tin' || !uses.vat ? <TaxInfoPage /> : <TaxRates />
}
