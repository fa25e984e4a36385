import { useEffect, useEffectEvent } from 'react'

const takers: Array<() => void> = []
const listeners = new Set<() => void>()

/** While `active`, the Back of the browser is for what lies over the page, and not for the page: `onBack` is called instead. */
export function useBack(active: boolean, onBack: () => void): void {
  const take = useEffectEvent(onBack)
  useEffect(() => {
    if (!active) return
    const taker = () => take()
    takers.push(taker)
    tell()
    return () => {
      takers.splice(takers.indexOf(taker), 1)
      tell()
    }
  }, [active])
}

/** Whether something takes Back now. */
export const takesBack = (): boolean => takers.length > 0

/** Gives Back to the component that began to take it last. */
export const giveBack = (): void => takers.at(-1)?.()

/** Hears when something begins or ends to take Back; gives what stops it. */
export function watchBack(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
