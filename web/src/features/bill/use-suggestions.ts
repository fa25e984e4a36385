import type { TillProduct } from '@quay/contract/till'
import { useRef, useState } from 'react'
import type { Catalogue } from '../../offline/catalogue.ts'

export interface Suggestions {
  /** What they were found for; a text that was typed since has none yet. */
  query: string
  products: readonly TillProduct[]
}

const nothing: Suggestions = { query: '', products: [] }

/** Products for what is typed: one question at a time, and after its answer the newest text, so that none piles up. */
export function useSuggestions(catalogue: Catalogue) {
  const [found, setFound] = useState<Suggestions>(nothing)
  const wanted = useRef('')
  const isAsking = useRef(false)

  async function ask() {
    if (isAsking.current) return
    isAsking.current = true
    try {
      for (let query = ''; wanted.current !== query; ) {
        query = wanted.current
        const products = query === '' ? [] : await catalogue.search(query)
        if (wanted.current === query) setFound({ query, products })
      }
    } finally {
      isAsking.current = false
    }
  }
  function suggest(query: string) {
    wanted.current = query
    if (query === '') setFound(nothing)
    else void ask()
  }
  return { found, suggest }
}
