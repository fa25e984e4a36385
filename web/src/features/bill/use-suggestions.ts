import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Catalogue } from '../../offline/catalogue.ts'
import type { KnownProduct } from '../../offline/known-product.ts'

export interface Suggestions {
  /** What they were found for; a text that was typed since has none yet. */
  query: string
  products: readonly KnownProduct[]
}

const nothing: Suggestions = { query: '', products: [] }

/** Products for what is typed: one question at a time, and after its answer the newest text, so that none piles up. */
export function useSuggestions(catalogue: Catalogue) {
  const [found, setFound] = useState<Suggestions>(nothing)
  const wanted = useRef('')
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
      const query = wanted.current
      const products = query === '' ? [] : await catalogue.search(query)
      if (wanted.current === query) setFound({ query, products })
    }
  }
  function suggest(query: string) {
    wanted.current = query
    if (query === '') setFound(nothing)
    else void ask()
  }
  // Goods that come while somebody looks for them are found: at the first opening none are here yet. A list that stands
  // is left alone, or it would move under the key that is about to take from it.
  const lookAgain = useEffectEvent(() => {
    if (wanted.current !== '' && found.products.length === 0) void ask()
  })
  useEffect(() => catalogue.watch(() => lookAgain()), [catalogue])
  return { found, suggest }
}
