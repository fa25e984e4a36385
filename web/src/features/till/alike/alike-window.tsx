import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDong } from '@quay/domain/text/format-number'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { doseText } from '../../../text/till/dose.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { freeForDose } from '../doses/put-dose.ts'
import { priceOfOne } from '../line/line-price.ts'
import { useSale, useTill } from '../sale-context.ts'
import { alikeOf, isPrescribed, withAlike } from './put-alike.ts'

/** Goods that were found, with what puts others into the cart; or the line of the cart in whose place others go. */
export type AlikeAsked = { product: KnownProduct; onTake: (product: KnownProduct) => void } | { lineId: string }

/**
 * Medicines with the same ingredients in the same strength, out of the goods that this browser keeps, those that are there first.
 * Enter takes the marked one: into the cart, or into the place of the line.
 */
export default function AlikeWindow({ asked, onClose }: { asked: AlikeAsked; onClose: () => void }) {
  const { till, catalogue, focusFind } = useSale()
  const state = useTill(state => state)
  const { today, context } = state.facts
  const lineId = 'lineId' in asked ? asked.lineId : null
  const view = state.view.lines.find(({ line }) => line.id === lineId)
  const productId = 'product' in asked ? asked.product.id : (view?.line.productId ?? '')
  const productName = 'product' in asked ? asked.product.name : (view?.line.productName ?? '')
  const [found, setFound] = useState<readonly KnownProduct[] | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    let isGone = false
    void catalogue.alike(productId).then(all => {
      if (!isGone) setFound(alikeOf(productId, all, today))
    })
    return () => {
      isGone = true
    }
  }, [catalogue, productId, today])
  const isReady = found !== null
  useEffect(() => {
    if (isReady) list.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [isReady])
  const mayTake = (context?.isPharmacist ?? false) || !view || !isPrescribed(till.activeDraft().cart, view.line)

  function take(product: KnownProduct) {
    onClose()
    if ('product' in asked) return asked.onTake(product)
    till.dispatch({ do: 'replace', cart: withAlike(till.activeDraft().cart, asked.lineId, product) })
    till.keepProducts([product])
    focusFind()
  }
  return (
    <Dialog
      title={doseText.substitute(productName)}
      description={doseText.substitutes(productName)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{doseText.cancel}</Button>}
    >
      {!mayTake && <p className="pb-2 text-warning-text">{doseText.onlyPharmacist}</p>}
      {found?.length === 0 && <p className="text-ink-2">{doseText.noSubstitute}</p>}
      <ul ref={list} className="grid gap-1" onKeyDown={walk}>
        {found?.map(product => {
          const unit =
            product.units.find(one => (view ? one.ratio === view.line.unit.ratio : one.isDefaultSale)) ??
            product.units[0]
          const free = freeForDose(product, today)
          return (
            <li key={product.id} className="flex flex-wrap items-center gap-3 border-line border-b py-1.5">
              <span className="min-w-0 flex-1 basis-40">
                <span className="block truncate font-medium">{product.name}</span>
                <span className="block truncate text-12 text-ink-3">
                  {[product.code, product.ingredient, product.strength, product.position].filter(Boolean).join(' · ')}
                </span>
              </span>
              {unit && <span>{doseText.shareOf(formatDong(priceOfOne(unit, state)), unit.name.toLowerCase())}</span>}
              <span className={free === 0 ? 'text-12 text-danger-text' : 'text-12 text-ink-2'}>
                {free === 0 ? doseText.gone : doseText.have(formatUnits(free, product.units))}
              </span>
              <Button
                size="sm"
                disabled={!mayTake || free === 0}
                aria-label={view ? doseText.replaced(productName, product.name) : doseText.choose(product.name)}
                onClick={() => take(product)}
              >
                {view ? doseText.replace : doseText.chosen}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** ↑ and ↓ go from one button that may be pressed to the next. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus()
}
