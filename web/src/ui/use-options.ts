import { fold } from '@quay/domain/text/fold'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption, OptionSource } from './combobox.tsx'

type Found<T> = { options: readonly T[]; searching: boolean; failed: boolean }

const pauseBeforeAsking = 150
const mostShown = 100

/** The options that match what is typed: filtered here when the list is given, asked for after a pause when not. */
export function useOptions<T extends ComboboxOption>(source: OptionSource<T>, query: string, open: boolean): Found<T> {
  const asks = open && typeof source === 'function'
  const [answer, setAnswer] = useState<Found<T>>({ options: [], searching: true, failed: false })
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (typeof source !== 'function') return
    setAnswer(last => ({ ...last, searching: true }))
    try {
      const options = await source(query, signal)
      if (!signal.aborted) setAnswer({ options, searching: false, failed: false })
    } catch {
      if (!signal.aborted) setAnswer({ options: [], searching: false, failed: true })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new query asks anew
  useEffect(() => {
    if (!asks) return
    const control = new AbortController()
    const timer = setTimeout(() => ask(control.signal), pauseBeforeAsking)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [asks, query])
  if (typeof source === 'function') return { ...answer, searching: asks && answer.searching }
  const wanted = fold(query)
  const options = source.filter(option => fold(`${option.label} ${option.detail ?? ''}`).includes(wanted))
  return { options: options.slice(0, mostShown), searching: false, failed: false }
}
