import { useStoreUses } from '../../api/session/store-uses.ts'
import { useAddress } from '../../routing/use-address.ts'
import { taxText } from '../../text/money/tax.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'

type Part = 'rates' | 'thong-tin'

/** Rates, or what the branches declare; without VAT there is nothing to choose. */
export function TaxViews() {
  const { query, change } = useAddress()
  const uses = useStoreUses()
  const value: Part = query.phan === 'thong-tin' ? 'thong-tin' : 'rates'
  if (!uses.vat) return null
  return (
    <Segmented
      label={taxText.parts}
      value={value}
      options={[
        { value: 'rates', label: taxText.rates },
        { value: 'thong-tin', label: taxText.info },
      ]}
      onChange={part => change({ phan: part === 'rates' ? undefined : part, cursor: undefined })}
    />
  )
}
