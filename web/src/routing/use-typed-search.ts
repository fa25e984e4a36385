import { useEffect, useEffectEvent, useState } from 'react'
import { useAddress } from './use-address.ts'

const pauseMs = 250

/** The search word of a list: shown as typed, put into the address (`keyword`) after a pause, first page again. */
export function useTypedSearch(): { value: string; onChange: (text: string) => void } {
  const { query, change } = useAddress()
  const kept = query.keyword ?? ''
  const [typed, setTyped] = useState(kept)
  const [last, setLast] = useState(kept)
  // Back and forward change the address under the field.
  if (kept !== last) {
    setLast(kept)
    setTyped(kept)
  }
  const keep = useEffectEvent(() => {
    if (typed.trim() === kept) return
    setLast(typed.trim())
    change({ keyword: typed.trim(), cursor: undefined }, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text starts the pause again
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { value: typed, onChange: setTyped }
}
