import { inboundRoutes } from '@quay/contract/inbound/routes'
import { lotRoutes } from '@quay/contract/lot/routes'
import { productRoutes } from '@quay/contract/product/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { readProducts } from '../../document/lines/read-products.ts'
import { useAddress } from '../../routing/use-address.ts'
import { labelText } from '../../text/product/label.ts'
import { type LabelLine, labelLine, linesOfLots, linesOfReceipt, withLines } from './label-lines.ts'

/** Ticked goods that the address names; more do not fit into one. */
export const mostTicked = 100
/** Lots of one product that are looked through. */
const mostLots = 200

/**
 * The goods that labels are printed of: those of the receipt, or the ticked ones, that the address names, and what is added
 * by hand. `missing` says what of them could not be read.
 */
export function useLabelLines(branchId: string) {
  const { query } = useAddress()
  const [lines, setLines] = useState<readonly LabelLine[]>([])
  const [missing, setMissing] = useState<string | null>(null)

  const add = (added: readonly LabelLine[]) => setLines(before => withLines(before, added))
  const read = (id: string) => call(productRoutes.get, { params: { id }, query: { branchId } })
  /** The goods of a receipt, as many labels as units came. */
  const fill = useEffectEvent(async (inboundId: string) => {
    try {
      const { items } = await call(inboundRoutes.get, { params: { id: inboundId } })
      const ids = items.map(item => item.productId)
      add(linesOfReceipt(items, await readProducts(ids, branchId)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMissing(labelText.notRead(error.message))
    }
  })
  /** Labels of a product: one of each of its ticked lots, else one of the product. */
  const linesOf = async (id: string, lotIds: readonly string[]) => {
    const [product, lots] = await Promise.all([
      read(id),
      lotIds.length > 0
        ? call(lotRoutes.list, { query: { branchId, productId: id, withEmpty: 'true', limit: mostLots } })
        : null,
    ])
    const ticked = lots?.items.filter(lot => lotIds.includes(lot.id)) ?? []
    return ticked.length > 0 ? linesOfLots(product, ticked) : [labelLine(product)].filter(line => line !== null)
  }
  /** Goods, or lots of them, that were ticked in a list, in the order of that list. */
  const fillTicked = useEffectEvent(async (ids: readonly string[]) => {
    const lotIds = query.lotIds?.split(',') ?? []
    const found = await Promise.all(ids.map(id => linesOf(id, lotIds).catch(() => null)))
    add(found.flatMap(lines => lines ?? []))
    const lost = found.filter(lines => lines === null).length
    if (lost > 0) setMissing(labelText.lost(formatNumber(lost)))
  })
  useEffect(() => {
    if (query.productIds) void fillTicked(query.productIds.split(',').slice(0, mostTicked))
  }, [query.productIds])
  useEffect(() => {
    if (query.inboundId) void fill(query.inboundId)
  }, [query.inboundId])

  return { lines, setLines, add, missing }
}
