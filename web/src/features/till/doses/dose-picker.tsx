import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { beep } from '../../../scan/beep.ts'
import { saleText } from '../../../text/till/sale.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale } from '../sale-context.ts'
import { DoseChoice } from './dose-choice.tsx'
import { fetchSamples, keptSamples, matchSamples } from './dose-shelf.ts'
import { SaveDose } from './save-dose.tsx'

type DosePickerProps = {
  /** What was typed at the till; empty for all. Where nothing matches it, the till says so and nothing opens. */
  query: string
  onClose: () => void
}

/** Chooses a liều and how many of it, by keyboard alone: words, arrows, Enter, a number, Enter. */
export function DosePicker({ query, onClose }: DosePickerProps) {
  const { place, catalogue, focusFind } = useSale()
  const [samples, setSamples] = useState<readonly TillSample[] | null>(null)
  const [products, setProducts] = useState<ReadonlyMap<string, KnownProduct>>(new Map())
  const [isSaving, setSaving] = useState(false)

  const close = () => {
    onClose()
    // After the dialog gave the focus back to its opener.
    requestAnimationFrame(focusFind)
  }
  const take = useEffectEvent(async (list: readonly TillSample[]) => {
    const ids = new Set(list.flatMap(sample => sample.items.map(item => item.productId)))
    const known = await catalogue.get([...ids])
    setProducts(new Map(known.map(product => [product.id, product])))
    setSamples(list)
  })
  useEffect(() => {
    let isGone = false
    async function load() {
      const kept = await keptSamples(place).catch(() => [])
      if (!isGone && kept.length > 0) await take(kept)
      const fresh = await fetchSamples(place)
      if (!isGone && (fresh || kept.length === 0)) await take(fresh ?? [])
    }
    void load()
    return () => {
      isGone = true
    }
  }, [place])

  const isMiss = samples !== null && query !== '' && matchSamples(samples, query).length === 0
  const tellMiss = useEffectEvent(() => {
    beep()
    toast.error(saleText.noMatch(query))
    close()
  })
  useEffect(() => {
    if (isMiss) tellMiss()
  }, [isMiss])

  if (samples === null || isMiss) return null
  if (isSaving) return <SaveDose onClose={close} />
  return (
    <DoseChoice begin={query} samples={samples} products={products} onClose={close} onSave={() => setSaving(true)} />
  )
}
