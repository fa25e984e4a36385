import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Catalogue, firstSuggestions } from '../../../offline/goods/catalogue.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'

export interface Suggestions {
  /** What they were found for; a text that was typed since has none yet. */
  query: string
  products: readonly KnownProduct[]
  /** As many as were asked for came: there may be more. */
  mayHaveMore: boolean
}

const nothing: Suggestions = { query: '', products: [], mayHaveMore: false }

/** How many suggestions each scroll to the end adds, and how many the list holds at most. */
const step = 36
const most = 300

/** The same list with what a sync brought of its products: the cart gets a product as it is now, not as it was when it was found. */
export function withBrought(found: Suggestions, brought: readonly KnownProduct[]): Suggestions {
  const fresh = new Map(brought.map(product => [product.id, product]))
  const asNow = <P extends { id: string }>(product: P): P => ({ ...product, ...fresh.get(product.id) })
  const isBrought = ({ id, components = [] }: KnownProduct) =>
    fresh.has(id) || components.some(one => fresh.has(one.id))
  if (!found.products.some(isBrought)) return found
  const products = found.products.map(product =>
    isBrought(product) ? { ...asNow(product), components: product.components?.map(asNow) } : product,
  )
  return { ...found, products }
}

/** Products for what is typed: one question at a time, and after its answer the newest text, so that none piles up. */
export function useSuggestions(catalogue: Catalogue) {
  const [found, setFound] = useState<Suggestions>(nothing)
  const wanted = useRef({ query: '', limit: firstSuggestions })
  const isAsking = useRef(false)
  const questions = useRef(0)

  async function ask() {
    questions.current += 1
    if (isAsking.current) return
    isAsking.current = true
    await answer().finally(() => {
      isAsking.current = false
    })
  }
  async function answer() {
    for (let answered = 0; answered !== questions.current; ) {
      answered = questions.current
      const { query, limit } = wanted.current
      const products = query === '' ? [] : await catalogue.search(query, limit)
      const isStill = wanted.current.query === query
      if (isStill) setFound({ query, products, mayHaveMore: products.length === limit && limit < most })
    }
  }
  function suggest(query: string) {
    wanted.current = { query, limit: firstSuggestions }
    if (query === '') setFound(nothing)
    else void ask()
  }
  /** Finds more of what stands there. */
  function suggestMore() {
    const { query, limit } = wanted.current
    if (!found.mayHaveMore || found.query !== query || found.products.length < limit) return
    wanted.current = { query, limit: Math.min(limit + step, most) }
    void ask()
  }
  // Searches again when goods arrive, because at the first opening none are here yet. A list with results keeps its order,
  // or it would move under the key that is about to take from it.
  const take = useEffectEvent((brought: readonly KnownProduct[]) => {
    if (wanted.current.query !== '' && found.products.length === 0) void ask()
    else setFound(now => withBrought(now, brought))
  })
  useEffect(() => catalogue.watch(take), [catalogue])
  return { found, suggest, suggestMore }
}
