import { tillRoutes } from '@quay/contract/till/routes'
import { type QuickPick, quickPicks } from '@quay/contract/till/sale-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { routeKey, useRoute } from '../../../api/use-route.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import type { StoredKey } from '../../../storage/record-table.ts'
import { readRecord, writeText } from '../../../storage/stored.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale } from '../sale-context.ts'

export interface Tile {
  pick: QuickPick
  product: KnownProduct
  unit: KnownProduct['units'][number]
}

/** The tiles of the branch with their goods, from the server or as this browser last saw them; and what pins them. */
export function useQuickPicks() {
  const { place, catalogue } = useSale()
  const { userId, branchId } = place
  const stored: StoredKey = `quay.v1.${userId}.${branchId}.quickPicks`
  const input = { query: { branchId } }
  const { data } = useRoute(tillRoutes.quickPicks, input, { keepPrevious: false })
  const [kept] = useState(() => readRecord(stored, value => quickPicks.parse(value)))
  const picks = (data ?? kept)?.items ?? null
  useEffect(() => {
    if (data) writeText(stored, JSON.stringify(data))
  }, [data, stored])

  const [products, setProducts] = useState<ReadonlyMap<string, KnownProduct>>(new Map())
  const ids = [...new Set(picks?.map(({ productId }) => productId))].join()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = ids === '' ? [] : await catalogue.get(ids.split(','))
      if (!isGone) setProducts(new Map(found.map(product => [product.id, product])))
    }
    // What cannot be read now is read with the next change of the goods.
    const readAgain = () => void read().catch(() => {})
    readAgain()
    const stop = catalogue.watch(readAgain)
    return () => {
      isGone = true
      stop()
    }
  }, [ids, catalogue])

  const queries = useQueryClient()
  /** The server's own words stand for a refusal; what was done is said by who asked for it. */
  async function write(answered: Promise<{ items: QuickPick[] }>, done: () => void = () => {}) {
    try {
      queries.setQueryData(routeKey(tillRoutes.quickPicks, input), await answered)
      done()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    }
  }
  return {
    tiles: picks && tilesOf(picks, products),
    put: (unitId: string, category: string | null, done: () => void) =>
      void write(call(tillRoutes.pin, { body: { branchId, unitId, category } }), done),
    /** Before another tile, or behind all of the category. */
    move: (unitId: string, category: string, beforeUnitId: string | undefined, done?: () => void) =>
      void write(
        call(tillRoutes.moveTile, { body: { branchId, unitId, category, ...(beforeUnitId && { beforeUnitId }) } }),
        done,
      ),
    changeCategory: (name: string, change: { newName: string } | { before: string | null }, done?: () => void) =>
      void write(call(tillRoutes.changeCategory, { body: { branchId, name, ...change } }), done),
  }
}

/** Goods that are not sold any more, or not in that unit, have no tile; their pin stays for when they come back. */
function tilesOf(picks: readonly QuickPick[], products: ReadonlyMap<string, KnownProduct>): Tile[] {
  return picks.flatMap(pick => {
    const product = products.get(pick.productId)
    const unit = product?.units.find(({ id, isSold }) => id === pick.unitId && isSold)
    return product?.isActive && product.isSoldDirectly && unit ? [{ pick, product, unit }] : []
  })
}
