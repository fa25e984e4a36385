import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../api/client.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import { type GoodsIndex, makeGoodsIndex } from '../../offline/count/goods-index.ts'

const pageSize = 1000

export interface KnownGoods {
  index: GoodsIndex
  /** `none`: neither this phone nor the server gave any. */
  state: 'opening' | 'loading' | 'ready' | 'none'
  /** How many have come so far. */
  loaded: number
}

/** The goods of a check: at once those that this phone keeps, and anew from the server where there is a network. */
export function useGoods(checkId: string, counts: Counts): KnownGoods {
  const today = useBusinessDay()
  const [goods, setGoods] = useState<readonly CountGoods[]>([])
  const [state, setState] = useState<KnownGoods['state']>('opening')
  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function load() {
      const kept = await counts.goodsOf(checkId)
      if (signal.aborted) return
      setGoods(kept)
      setState(kept.length > 0 ? 'ready' : 'loading')
      const fresh = await fetchGoods(checkId, signal, setLoaded)
      if (signal.aborted) return
      if (fresh === null) return setState(kept.length > 0 ? 'ready' : 'none')
      setGoods(fresh)
      setState('ready')
      await counts.keepGoods(checkId, fresh)
    }
    void load()
    return () => leaving.abort()
  }, [checkId, counts])
  const index = useMemo(() => makeGoodsIndex(goods, today), [goods, today])
  return { index, state, loaded }
}

/** All pages, or null where the server cannot be asked. */
async function fetchGoods(checkId: string, signal: AbortSignal, told: (count: number) => void) {
  const goods: CountGoods[] = []
  try {
    let cursor: string | undefined
    do {
      const query = { limit: pageSize, cursor }
      const page = await call(inventoryCheckRoutes.goods, { params: { id: checkId }, query }, { signal })
      goods.push(...page.items)
      told(goods.length)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return goods
  } catch {
    return null
  }
}
