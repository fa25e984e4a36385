import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { isSameMedicine } from '@quay/domain/sample-medicine/same-medicine'
import { formatDong } from '@quay/domain/text/format-number'
import { useEffect, useState } from 'react'
import type { KnownProduct } from '../../../offline/known-product.ts'
import { doseText } from '../../../text/dose.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { LineView } from '../cart/cart-view.ts'
import { useSale, useTill } from '../sale-context.ts'
import { freeForDose, withSubstitute } from './put-dose.ts'

const most = 12

type SubstituteDialogProps = { view: LineView; onClose: () => void }

/** Medicines with the same ingredients in the same strength; a pharmacist puts one in the place of what ran out. */
export function SubstituteDialog({ view, onClose }: SubstituteDialogProps) {
  const { till, catalogue, focusFind } = useSale()
  const { today, context } = useTill(state => state.facts)
  const [found, setFound] = useState<readonly KnownProduct[] | null>(null)
  const { productId, productName, id } = view.line
  useEffect(() => {
    void catalogue.alike(productId).then(all => {
      const own = all.find(product => product.id === productId)
      const same = all.filter(product => own && product !== own && isSameMedicine(own, product))
      setFound(same.toSorted((a, b) => freeForDose(b, today) - freeForDose(a, today)).slice(0, most))
    })
  }, [catalogue, productId, today])
  const mayReplace = context?.isPharmacist ?? false

  function take(substitute: KnownProduct) {
    till.dispatch({ do: 'replace', cart: withSubstitute(till.activeDraft().cart, id, substitute) })
    till.keepProducts([substitute])
    onClose()
    focusFind()
  }
  return (
    <Dialog
      title={doseText.substitute(productName)}
      description={doseText.substitutes(productName)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{doseText.cancel}</Button>}
    >
      {!mayReplace && <p className="pb-2 text-warning-text">{doseText.onlyPharmacist}</p>}
      {found?.length === 0 && <p className="text-ink-2">{doseText.noSubstitute}</p>}
      <ul className="grid gap-1">
        {found?.map(product => {
          const unit = product.units.find(one => one.ratio === view.line.unit.ratio) ?? product.units[0]
          const free = freeForDose(product, today)
          return (
            <li key={product.id} className="flex flex-wrap items-center gap-3 border-line border-b py-1.5">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{product.name}</span>
                <span className="block truncate text-12 text-ink-3">
                  {[product.code, product.ingredient, product.strength].filter(Boolean).join(' · ')}
                </span>
              </span>
              {unit && <span>{doseText.shareOf(formatDong(unit.price), unit.name.toLowerCase())}</span>}
              <span className={free === 0 ? 'text-12 text-danger-text' : 'text-12 text-ink-2'}>
                {free === 0 ? doseText.gone : doseText.have(formatUnits(free, product.units))}
              </span>
              <Button
                size="sm"
                disabled={!mayReplace || free === 0}
                aria-label={doseText.replaced(productName, product.name)}
                onClick={() => take(product)}
              >
                {doseText.substitute(productName).split(' ')[0]}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
