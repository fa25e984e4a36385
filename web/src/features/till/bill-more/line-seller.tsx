import { billMoreText } from '../../../text/till/bill-more.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { CartLine } from '../cart/cart.ts'
import { useActiveCart } from '../promotion/use-active-cart.ts'
import { useSale } from '../sale-context.ts'
import { useSellers } from './use-sellers.ts'

/** Who sold a line; usually the seller of the bill. */
export function LineSeller({ line }: { line: CartLine }) {
  const { till, place } = useSale()
  const ofBill = useActiveCart().seller ?? { id: place.userId, name: place.userName }
  const known = [{ id: place.userId, name: place.userName }, ...useSellers(), ...(line.seller ? [line.seller] : [])]
  const others = [...new Map(known.map(one => [one.id, one])).values()].filter(({ id }) => id !== ofBill.id)
  if (others.length === 0) return null
  return (
    <Field label={billMoreText.lineSeller}>
      <Select
        size="sm"
        value={line.seller?.id ?? ofBill.id}
        onChange={id =>
          till.dispatch({
            do: 'set-line-seller',
            lineId: line.id,
            seller: others.find(one => one.id === id) ?? null,
          })
        }
        options={[ofBill, ...others].map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  )
}
